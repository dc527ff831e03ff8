package io.github.lusoria.latrunculi;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/** The engine agrees with the slow model on any position of any ruleset, reached or set up. */
@Domain(AnyRulesDomain.class)
@Domain(DomainContext.Global.class)
class AgreementProperties {
    @Property
    void legalMovesAreThoseOfTheSlowModelInTheDocumentedOrder(@ForAll LatrunculiPosition position) {
        Agreement.of(position).hasSameMoves();
    }

    @Property
    void everyLegalMoveDoesWhatItDoesInTheSlowModel(@ForAll LatrunculiPosition position) {
        Agreement.of(position).hasSameResults();
    }

    @Property(tries = 50)
    void everyOtherMoveIsRefusedByTheRuleThatTheSlowModelNames(@ForAll LatrunculiPosition position) {
        Agreement.of(position).hasSameRefusals();
    }

    @Property
    void bothWaysInWhichTheSlowModelWalksLeapsAgree(@ForAll LatrunculiPosition position) {
        Agreement.of(position).leapsAgreeWithEveryWay();
    }
}
