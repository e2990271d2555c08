"""What games share: sealed choices, who has most, the shelf of content packs."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from ludoteca.kernel.content import ContentError, Fault, Shelf, digest_of
from ludoteca.kernel.frame import Frame
from ludoteca.parts.most import most
from tests.kernel.heist import SealedBid


def test_a_sealed_choice_may_be_asked_of_some_seats_only():
    bid = SealedBid.of((2, 0), 4, lot="vase")
    assert (bid.waiting, bid.choices) == ((0, 2), (None,) * 4)
    assert SealedBid.among(2, lot="vase") == SealedBid.of((0, 1), 2, lot="vase")


def test_a_sealed_choice_is_out_once_it_waits_no_longer_or_for_others():
    both, one = SealedBid.among(2, lot="vase"), SealedBid.of((1,), 2, lot="vase")
    assert not both.opened(one), "the other still waits"
    assert one.opened(None)
    assert one.opened(Frame())
    assert one.opened(both), "the next round of the same question"
    assert not Frame().opened(None), "an open question keeps nothing secret"


@pytest.mark.parametrize(
    ("numbers", "places"),
    [([3], (0,)), ([1, 4, 2], (1,)), ([4, 1, 4], (0, 2)), ([0, 0, 0], ()), ((2, 2), (0, 1))],
)
def test_most(numbers, places):
    assert most(numbers) == places


class TinyPack(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Literal["tiny"]
    least: int = 0


def _faults(pack: TinyPack, text: str) -> list[Fault]:
    late, early = Fault(9, "late"), Fault(2, "early")
    return [late, early] if pack.least < 0 else []


def shelf() -> Shelf[TinyPack, tuple[TinyPack, str, str | None]]:
    return Shelf("ludoteca", TinyPack, _faults, lambda pack, digest, text: (pack, digest, text))


def test_a_pack_is_read_once_and_recalled_by_its_digest():
    packs, text = shelf(), 'game = "tiny"\nleast = 3\n'
    with pytest.raises(ValueError, match="has not been read yet"):
        packs.recall(digest_of(text))
    found = packs.theirs(text, "mine.toml")
    assert found == (TinyPack("tiny", 3), digest_of(text), text)
    assert packs.theirs(text, "elsewhere.toml") is found is packs.recall(digest_of(text))


def test_all_faults_of_a_pack_are_told_in_the_order_of_its_lines():
    with pytest.raises(ContentError) as told:
        shelf().theirs('game = "tiny"\nleast = -1\n', "mine.toml")
    assert [fault.key for fault in told.value.faults] == ["early", "late"]
