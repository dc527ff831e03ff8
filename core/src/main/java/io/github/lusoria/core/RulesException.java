package io.github.lusoria.core;

/** What this library throws when text, a set-up, options, a record or a move are not acceptable. */
public abstract sealed class RulesException extends RuntimeException
        permits IllegalMoveException,
                InvalidRecordException,
                InvalidRulesetException,
                InvalidSetupException,
                NotationException,
                UnknownRulesetException {
    private static final long serialVersionUID = 1L;

    RulesException(String message) {
        super(message);
    }
}
