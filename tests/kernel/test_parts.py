"""What games share: sealed choices, who has most, the shelf of content packs."""

from __future__ import annotations

import gc
from types import SimpleNamespace
from typing import Literal

import msgspec
import pytest

from ludoteca.kernel.content import KEPT as KEPT_PACKS
from ludoteca.kernel.content import ContentError, Fault, Shelf, digest_of
from ludoteca.kernel.frame import Frame
from ludoteca.kernel.terms import KEPT as KEPT_TERMS
from ludoteca.kernel.terms import Terms
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


def test_a_frame_is_amended_and_stays_as_it_was():
    bid = SealedBid.among(2, lot="vase")
    amended = bid.but(waiting=(1,))
    assert (type(amended), amended.waiting, amended.lot) == (SealedBid, (1,), "vase")
    assert bid.waiting == (0, 1)
    with pytest.raises(TypeError, match="no field"):
        bid.but(colour="red")


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


class TinyContent:
    def __init__(self, pack: TinyPack, digest: str, text: str | None) -> None:
        self.made_of = pack, digest, text


def shelf() -> Shelf[TinyPack, TinyContent]:
    return Shelf("ludoteca", TinyPack, _faults, TinyContent)


def test_a_pack_is_read_once_and_recalled_by_its_digest():
    packs, text = shelf(), 'game = "tiny"\nleast = 3\n'
    with pytest.raises(ValueError, match="has not been read yet"):
        packs.recall(digest_of(text))
    found = packs.theirs(text, "mine.toml")
    assert found.made_of == (TinyPack("tiny", 3), digest_of(text), text)
    assert packs.theirs(text, "elsewhere.toml") is found is packs.recall(digest_of(text))


def test_all_faults_of_a_pack_are_told_in_the_order_of_its_lines():
    with pytest.raises(ContentError) as told:
        shelf().theirs('game = "tiny"\nleast = -1\n', "mine.toml")
    assert [fault.key for fault in told.value.faults] == ["early", "late"]


def test_packs_that_nobody_plays_with_are_forgotten_and_those_in_use_are_not():
    packs, text = shelf(), 'game = "tiny"\nleast = '
    in_use = packs.theirs(text + "3", "mine.toml")
    packs.theirs(text + "4", "mine.toml")
    for least in range(5, 5 + KEPT_PACKS):
        packs.theirs(f"{text}{least}", "mine.toml")
    gc.collect()
    assert packs.recall(digest_of(text + "3")) is in_use
    assert packs.recall(digest_of(text + "5")).made_of[0].least == 5
    with pytest.raises(ValueError, match="has not been read"):
        packs.recall(digest_of(text + "4"))


class TinyTerms(Terms):
    pass


def test_terms_that_were_long_ago_are_made_anew():
    content = SimpleNamespace(digest="")
    first = TinyTerms.of({"n": 0}, content)
    for n in range(1, KEPT_TERMS):
        TinyTerms.of({"n": n}, content)
    assert TinyTerms.of({"n": 0}, content) is first
    TinyTerms.of({"n": KEPT_TERMS}, content)
    assert len(TinyTerms.known) == KEPT_TERMS
    again = TinyTerms.of({"n": 0}, content)
    assert again is not first
    assert again.key == first.key
