package io.github.lusoria.cli;

import java.io.PrintStream;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/** How far a long command has come, as a bar for people; nothing where no terminal shows it. */
final class Progress implements AutoCloseable {
    // fixed: asking the terminal would load native code
    private static final int WIDTH = 79;

    private final @Nullable ProgressBar bar;

    private Progress(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    static Progress of(String task, long total, PrintStream terminal) {
        return new Progress(ProgressBar.builder()
                .setTaskName(task)
                .setInitialMax(total)
                .setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(250)
                .setConsumer(new ConsoleProgressBarConsumer(terminal, WIDTH))
                .build());
    }

    static Progress none() {
        return new Progress(null);
    }

    void add(long done) {
        if (bar != null) {
            bar.stepBy(done);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
