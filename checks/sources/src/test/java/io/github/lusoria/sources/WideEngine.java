package io.github.lusoria.sources;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Writes the engine for boards of more than 64 squares from the one for smaller boards, so that the logic has one source.
 *
 * <p>In the classes named {@code Bit...} every {@code long} is a set of squares; the {@code Wide...} classes say the same
 * with {@code WideSet}, which has methods instead of operators. Only the geometry ({@code BitBoard}, {@code WideBoard})
 * is written twice.
 */
final class WideEngine {
    private static final List<String> CLASSES = List.of(
            "BitRules", "BitSets", "BitWalk", "BitMobility", "BitStarLeaps", "BitMoves", "BitPlay", "BitPosition");

    private static final Pattern NAMES =
            Pattern.compile("\\bBit(Board|Rules|Sets|Walk|Mobility|StarLeaps|Moves|Play|Position)\\b");

    /** The one method whose {@code long} is no set. */
    private static final String HASH = "hashOfPieces";

    private WideEngine() {}

    /** The sources of the wide engine by file name, unformatted. */
    static Map<String, String> generate(Path folder) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        Map<String, String> generated = new TreeMap<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.list(folder)) {
            List<Path> all = sources.filter(path -> path.toString().endsWith(".java"))
                    .filter(path -> !path.getFileName().toString().equals("package-info.java"))
                    .toList();
            List<String> options = List.of("-proc:none", "-cp", classPath());
            JavacTask task = (JavacTask)
                    compiler.getTask(null, files, problem -> {}, options, null, files.getJavaFileObjectsFromPaths(all));
            Trees trees = Trees.instance(task);
            Iterable<? extends CompilationUnitTree> units = task.parse();
            task.analyze();
            for (CompilationUnitTree unit : units) {
                String name =
                        Path.of(unit.getSourceFile().toUri()).getFileName().toString();
                if (CLASSES.contains(name.replace(".java", ""))) {
                    String text = new Rewriting(trees, unit).rewritten();
                    generated.put(name.replace("Bit", "Wide"), header(name) + rename(text));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return generated;
    }

    /** Surefire hides the class path in a jar and names it apart. */
    private static String classPath() {
        return System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    }

    private static String header(String name) {
        return "// Made from " + name + " by checks/sources; change that file and see there.\n";
    }

    private static String rename(String text) {
        return NAMES.matcher(text).replaceAll("Wide$1");
    }

    /** One file, expression by expression. */
    private static final class Rewriting extends TreePathScanner<Void, Void> {
        private record Edit(int start, int end, String text) {}

        private final Trees trees;
        private final SourcePositions positions;
        private final CompilationUnitTree unit;
        private final String source;
        private final List<Edit> edits = new ArrayList<>();

        Rewriting(Trees trees, CompilationUnitTree unit) throws IOException {
            this.trees = trees;
            this.positions = trees.getSourcePositions();
            this.unit = unit;
            this.source = unit.getSourceFile().getCharContent(true).toString();
        }

        String rewritten() {
            scan(unit, null);
            return apply(0, source.length(), edits);
        }

        private int start(Tree tree) {
            return (int) positions.getStartPosition(unit, tree);
        }

        private int end(Tree tree) {
            return (int) positions.getEndPosition(unit, tree);
        }

        private String apply(int from, int to, List<Edit> some) {
            List<Edit> sorted = new ArrayList<>(some);
            sorted.sort(Comparator.comparingInt(Edit::start));
            StringBuilder out = new StringBuilder();
            int at = from;
            for (Edit edit : sorted) {
                if (edit.start() < at || edit.end() > to) {
                    continue;
                }
                out.append(source, at, edit.start()).append(edit.text());
                at = edit.end();
            }
            return out.append(source, at, to).toString();
        }

        /** The text of a part with everything inside rewritten. */
        private String inside(Tree tree) {
            Rewriting part = sub();
            part.scan(new TreePath(getCurrentPath(), tree), null);
            return apply(start(tree), end(tree), part.edits);
        }

        private Rewriting sub() {
            try {
                return new Rewriting(trees, unit);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private boolean isSet(Tree tree) {
            TypeMirror type = trees.getTypeMirror(new TreePath(getCurrentPath(), tree));
            return type != null && type.getKind() == TypeKind.LONG;
        }

        private static boolean isZero(Tree tree) {
            return tree instanceof LiteralTree literal
                    && literal.getValue() instanceof Number number
                    && number.longValue() == 0;
        }

        private void replace(Tree tree, String text) {
            edits.add(new Edit(start(tree), end(tree), text));
        }

        private String receiver(Tree tree) {
            Tree.Kind kind = tree.getKind();
            String text = inside(tree);
            boolean simple = kind == Tree.Kind.IDENTIFIER
                    || kind == Tree.Kind.METHOD_INVOCATION
                    || kind == Tree.Kind.MEMBER_SELECT
                    || tree instanceof BinaryTree
                    || tree.getKind() == Tree.Kind.BITWISE_COMPLEMENT
                    || kind == Tree.Kind.PARENTHESIZED;
            return simple ? text : "(" + text + ")";
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            return method.getName().contentEquals(HASH) ? null : super.visitMethod(method, nothing);
        }

        @Override
        public Void visitPrimitiveType(PrimitiveTypeTree type, Void nothing) {
            if (type.getPrimitiveTypeKind() == TypeKind.LONG) {
                replace(type, "WideSet");
            }
            return null;
        }

        @Override
        public Void visitParenthesized(ParenthesizedTree tree, Void nothing) {
            if (isSet(tree.getExpression()) && tree.getExpression() instanceof BinaryTree) {
                replace(tree, inside(tree.getExpression()));
                return null;
            }
            return super.visitParenthesized(tree, nothing);
        }

        @Override
        public Void visitUnary(UnaryTree tree, Void nothing) {
            if (tree.getKind() == Tree.Kind.BITWISE_COMPLEMENT && isSet(tree.getExpression())) {
                replace(tree, receiver(tree.getExpression()) + ".not()");
                return null;
            }
            return super.visitUnary(tree, nothing);
        }

        @Override
        public Void visitBinary(BinaryTree tree, Void nothing) {
            if (!isSet(tree.getLeftOperand())) {
                return super.visitBinary(tree, nothing);
            }
            Tree left = tree.getLeftOperand();
            Tree right = tree.getRightOperand();
            String text = switch (tree.getKind()) {
                case AND -> receiver(left) + ".and(" + inside(right) + ")";
                case OR -> receiver(left) + ".or(" + inside(right) + ")";
                case XOR -> receiver(left) + ".xor(" + inside(right) + ")";
                case EQUAL_TO -> receiver(left) + equal(right);
                case NOT_EQUAL_TO -> "!" + receiver(left) + equal(right);
                default -> throw new IllegalStateException("no word for " + tree);
            };
            replace(tree, text);
            return null;
        }

        private String equal(Tree right) {
            return isZero(right) ? ".isEmpty()" : ".equals(" + inside(right) + ")";
        }

        @Override
        public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void nothing) {
            if (!isSet(tree.getVariable())) {
                return super.visitCompoundAssignment(tree, nothing);
            }
            String name = inside(tree.getVariable());
            String method = tree.getKind() == Tree.Kind.OR_ASSIGNMENT ? "or" : "and";
            replace(tree, name + " = " + name + "." + method + "(" + inside(tree.getExpression()) + ")");
            return null;
        }
    }
}
