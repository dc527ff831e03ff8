import io.github.lusoria.core.Rulesets
import io.github.lusoria.latrunculi.Latrunculi
import io.github.lusoria.latrunculi.LatrunculiMove

/** Java's records, sealed types and null annotations seen from Kotlin. */
fun main() {
    var position = Latrunculi.schadler2001().with("men", "2").initial()
    for (text in "@c3 @d2 @e2 @h8 c3-c2 h8-h7 xd2".split(" ")) {
        val said = when (val move = position.parseMove(text)) {
            is LatrunculiMove.Placement -> "places on ${move.square}"
            is LatrunculiMove.Movement -> "moves from ${move.from} to ${move.to}"
            is LatrunculiMove.Removal -> "removes ${move.square}"
            is LatrunculiMove.Pass, is LatrunculiMove.Stop -> "waits"
        }
        println("${position.sideToAct()} $said")
        position = position.play(text)
    }
    // never null, and known to be so: no ? and no !!
    val outcome: String = position.outcome().orElseThrow().toString()
    println("$outcome in ${Rulesets.of(position.ruleset().id()).title()}")
}
