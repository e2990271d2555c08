"""Part C.7 An effect in words: a sentence made of its parts, in any language."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dungeonology.vocabulary import Part, Stated, Who
from ludoteca.games.dungeonology.vocabulary.words import MODE_TOKENS
from ludoteca.words.dungeonology.names import Names, signed

ON_OTHERS = ("draw", "bag", "recruit", "enrol", "sacrifice", "stun", "heal", "jinx")


class EffectNames(Names):
    """What the words of the vocabulary say to a player."""

    def stated(self, stated: Stated, when: str = "") -> str:
        """The whole of an effect, and when it can be played if that is not always."""
        said = self.joined([self.part(part) for part in stated.parts])
        return self.say(f"when-{when}", effect=said) if when else said

    def part(self, part: Part) -> str:
        if part.word == "choose":
            ways = [", ".join([self.part(x) for x in way]) for way in part.ways]
            said = self.say("deed-choose", ways=f" {self.say('list-or')} ".join(ways))
        elif part.word == "if":
            ways = [", ".join([self.part(x) for x in way]) for way in part.ways]
            told = {
                "condition": self.say(f"condition-{part.name}"),
                "effect": ways[0],
                "other": ways[-1],
            }
            said = self.say("deed-if-else" if len(ways) > 1 else "deed-if", **told)
        elif part.word == "per":
            effect = ", ".join([self.part(each) for each in part.ways[0]])
            said = self.say("deed-per", counted=self.say(f"counted-{part.name}"), effect=effect)
        elif part.word == "intern":
            said = self.say("main-intern", intern=self.words.name(f"intern-{part.name}"))
        else:
            said = self.say(f"deed-{part.word}{self._form(part)}", **self._told(part))
        return self.say("deed-may", effect=said) if part.optional else said

    def whom(self, who: Who) -> str:
        return self.say(f"who-{who.word.replace('@', '-')}") if who.word != "me" else ""

    def _told(self, part: Part) -> dict[str, Any]:
        return {
            "count": abs(part.n),
            "amount": signed(part.n),
            "kept": part.keep,
            "who": self.whom(part.who),
            "taker": self.whom(part.to),
            "place": self.say(f"place-{part.where.word}") if part.where.word else "",
            "goal": self.say(f"goal-{part.where.word}") if part.where.word else "",
            "which": self.say(f"which-{part.pick.word}") if part.pick.word in WHICH else "",
            "token": self.say(f"laid-{part.name}") if part.word == "token" else "",
        }

    def _form(self, part: Part) -> str:
        """Which of the sentences of a word: by whom it concerns, by what is picked."""
        word, others = part.word, part.who.word != "me"
        if word == "sacrifice" and (part.keep or part.name == "bonfire"):
            return ("-keep" if part.keep else "-bonfire") + ("-who" if others else "")
        if word in ON_OTHERS:
            return ("-donated" if part.counted else "") + ("-who" if others else "")
        if word in ("move", "walk", "leave", "trade"):
            return "-who" if others else ""
        if word == "discard":
            picked = f"-{part.pick.word}" if part.pick.word != "opp" else ""
            return picked + ("-who" if others else "")
        if word == "take_card":
            return "-rnd" if part.pick.word == "rnd" else ""
        if word == "donate":
            between = "-between" if part.to.word != "me" else "-who"
            return between if others else ""
        if word == "collect":
            which = "-which" if part.pick.word != "lead" else ""
            return which + ("-who" if part.to.word != "me" else "")
        if word == "steal":
            return "-who" if part.to.word != "me" else ""
        if word == "eliminate":
            return "-zone" if part.where.word else "-who" if others else ""
        if word == "speed":
            return "-less" if part.n < 0 else ""
        if word == "look_pile":
            return "-own" if not part.named() else ""
        return f"-{part.name}" if word in NAMED or part.name in MODE_TOKENS else ""


NAMED = ("place_zone", "divine", "status", "phi", "lose")
WHICH = ("lead", "free", "me", "donor", "opp", "low", "best", "drawn")
