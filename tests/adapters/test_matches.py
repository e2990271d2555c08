"""What all adapters stand on: actions, observations, clones and bytes of every game."""

import random

import numpy as np
import pytest
from hypothesis import given

import ludoteca
from ludoteca.adapters import IllegalActionError, Match, Setting, codec
from ludoteca.adapters.dungeonology.gathering import ON_TABLE
from ludoteca.adapters.looking import on_table, own, public
from ludoteca.adapters.match import keeps_closed
from ludoteca.games import game
from ludoteca.games.king_of_con.auctions import Astatosta, Award
from ludoteca.games.king_of_con.passions import Passions
from ludoteca.games.king_of_con.state import Con
from ludoteca.kernel.event import WATCHER
from ludoteca.kernel.knowledge import redeal
from ludoteca.kernel.play import options
from ludoteca.parts.sealed import Sealed
from tests.adapters.tables import ADVANCED, matches, names, tables_of
from tests.contract.play import courses, often

tables = tables_of([*ludoteca.games()])


def at_random(match, rng):
    """Some seat that is awaited takes some step."""
    seat = rng.choice(match.awaited)
    steps = match.legal(seat)
    match.step(seat, steps[int(rng.random() * len(steps))])


def received(match, seat):
    """All that an adapter hands to a seat."""
    return match.observe(seat).tobytes(), match.mask(seat).tobytes()


@tables
@often
@given(course=courses)
def test_two_worlds_give_the_same_tensors_and_masks(game, edition, seats, course):
    rng = random.Random(1)
    for match in matches(game, edition, seats, course):
        for seat in range(seats):
            other = Match(match.setting, redeal(match.s, seat, rng))
            assert received(other, seat) == received(match, seat)


@tables
@often
@given(course=courses)
def test_observations_lie_between_0_and_1_in_the_shape_that_was_told(game, edition, seats, course):
    for match in matches(game, edition, seats, course):
        layout = match.setting.layout
        for seat in range(seats):
            seen = match.observe(seat)
            assert seen.shape == (layout.size,)
            assert seen.dtype == np.float32
            assert 0 <= seen.min() <= seen.max() <= 1
            named = layout.named(seen)
            for part in layout.parts:
                assert named[part.name].shape == part.shape
                if part.kinds:
                    assert (named[part.name].sum(axis=-1) == 1).all(), part.name


@tables
@often
@given(course=courses)
def test_each_choice_is_spelled_and_read_back(game, edition, seats, course):
    rng = random.Random(2)
    for match in matches(game, edition, seats, course):
        coding = match.setting.codec
        for seat in match.awaited:
            choice = options(match.s, seat).pick(rng)
            spelled = coding.spell(match.s, seat, choice)
            draft = coding.draft(match.s, seat)
            for action in spelled:
                assert draft.whole is None
                assert action in draft.steps()
                draft.take(action)
            assert draft.whole in options(match.s, seat)
            assert [*coding.spell(match.s, seat, draft.whole)] == [*spelled]


@tables
@often
@given(course=courses)
def test_whatever_is_stepped_is_one_of_the_options(game, edition, seats, course):
    rng = random.Random(3)
    for match in matches(game, edition, seats, course):
        for seat in match.awaited:
            draft = match.setting.codec.draft(match.s, seat)
            while draft.whole is None:
                steps = draft.steps()
                assert len(steps)
                assert [*steps] == sorted({*steps})
                assert 0 <= steps[0] <= steps[-1] < match.setting.actions.wait
                draft.take(rng.choice(steps))
            assert draft.whole in options(match.s, seat)


@names
def test_a_clone_and_bytes_go_on_like_the_match_in_the_middle_of_choices(name):
    setting = Setting(name, 3, options=ADVANCED if name == "dungeonology" else None)
    match, rng = setting.begin(5), random.Random(5)
    for number in range(400):
        if match.over:
            break
        at_random(match, rng)
        if number % 20 == 7:
            twin, loaded = match.clone(), setting.load(match.to_bytes())
            state = rng.getstate()
            for each in (match, twin, loaded):
                rng.setstate(state)
                for _ in range(10):
                    if not each.over:
                        at_random(each, rng)
            assert match.to_bytes() == twin.to_bytes() == loaded.to_bytes()
            assert [received(match, seat) for seat in range(3)] == [
                received(loaded, seat) for seat in range(3)
            ]


def test_a_clone_shares_nothing_that_changes():
    match = Setting("king-of-con", 2).begin(1)
    twin, before = match.clone(), match.to_bytes()
    rng = random.Random(1)
    for _ in range(30):
        at_random(twin, rng)
    assert match.to_bytes() == before


def test_bytes_of_another_game_or_version_are_refused():
    data = Setting("king-of-con", 2).begin(1).to_bytes()
    with pytest.raises(ValueError, match="saved by king-of-con"):
        Setting("chamber-of-wonders", 2).load(data)


def test_a_draft_is_private_to_its_seat():
    """KC-7.7 What a seat has begun to offer is seen by nobody else."""
    match = Setting("king-of-con", 3).begin(2)
    for seat in range(3):
        match.step(seat, 126)
    others = [received(match, seat) for seat in (1, 2)]
    mine = received(match, 0)
    match.step(0, match.legal(0)[-1])
    assert [received(match, seat) for seat in (1, 2)] == others
    assert received(match, 0) != mine


def test_seats_count_from_the_one_that_looks():
    match = Setting("king-of-con", 3).begin(2)
    monkeys = [match.setting.layout.named(match.observe(seat))["monkeys"] for seat in range(3)]
    assert [round(float(n) * 5) for n in monkeys[1]] == [*match.s.monkey[1:], match.s.monkey[0]]
    assert [*monkeys[2]] == [*np.roll(monkeys[0], -2)]


def test_who_is_not_awaited_may_only_wait():
    match = Setting("chamber-of-wonders", 2).begin(1)
    (seat,) = match.awaited
    assert [*np.flatnonzero(match.mask(1 - seat))] == [match.setting.actions.wait]
    with pytest.raises(IllegalActionError, match="not awaited"):
        match.step(1 - seat, match.setting.actions.wait)


@names
def test_a_mask_is_of_the_seat_that_asks_and_its_own(name):
    """The last one is kept, since the next seat often may do the same; here others ask between."""
    match, rng = Setting(name, 2).begin(4), random.Random(4)
    for _ in range(150):
        if match.over:
            break
        for seat in (0, 1, 0):
            mask = match.mask(seat)
            assert [*np.flatnonzero(mask)] == [*match.legal(seat)]
            mask[:] = 1
        at_random(match, rng)


def test_an_illegal_action_says_what_it_means_and_changes_nothing():
    match = Setting("king-of-con", 2).begin(1)
    before = match.to_bytes()
    with pytest.raises(IllegalActionError, match=r"may not take 30 \(tokens: 5 of them\) now"):
        match.step(0, 30)
    assert match.to_bytes() == before


def test_returns_go_from_1_to_minus_1_and_those_who_tie_share(monkeypatch):
    match, rng = Setting("king-of-con", 4).begin(1), random.Random(1)
    assert match.returns() == [0, 0, 0, 0]
    assert match.scores() == []
    while not match.over:
        at_random(match, rng)
    order = match.setting.game.ranking(match.s)
    assert [round(match.returns()[seat], 3) for seat in order] == [1, 0.333, -0.333, -1]
    monkeypatch.setattr(type(match.setting.game), "places", lambda game, s: (1, 1, 3, 3))
    assert [round(value, 3) for value in match.returns()] == [0.667, 0.667, -0.667, -0.667]


def test_who_plays_alone_wins_or_loses_against_the_collector():
    found, rng = set(), random.Random(1)
    for seed in range(12):
        match = Setting("chamber-of-wonders", 1).begin(seed)
        while not match.over:
            at_random(match, rng)
        found |= {*match.returns()}
    assert found <= {1.0, -1.0}
    assert -1.0 in found


def test_a_reader_of_public_fields_refuses_a_secret_one():
    with pytest.raises(ValueError, match="not public in Con: reserve"):
        public(Con, "round", "reserve")
    with pytest.raises(ValueError, match="not guarded in Con: round"):
        on_table(Con, "round")
    with pytest.raises(ValueError, match="value is not by seat"):
        own(Con, "value")


@names
def test_every_action_has_a_meaning_of_its_own(name):
    actions = codec(name).actions
    meanings = [actions.meaning(number) for number in range(len(actions))]
    assert len({*meanings}) == len(actions)
    assert meanings[-1].startswith("wait")
    with pytest.raises(IndexError):
        actions.meaning(len(actions))


@names
def test_an_observation_is_the_same_gathered_at_once_or_marked(name):
    """The steps towards a choice are written into what was seen before it, to save time."""
    setting, rng = Setting(name, 2), random.Random(8)
    match = setting.begin(8)
    for _ in range(150):
        if match.over:
            break
        for seat in range(2):
            small = np.frombuffer(match.small(seat), np.uint8)
            assert (setting.layout.expand(small) == match.observe(seat)).all()
            assert (setting.layout.expand_all(small[np.newaxis])[0] == match.observe(seat)).all()
        at_random(match, rng)


@pytest.mark.parametrize(
    ("name", "part", "field", "option", "opened", "closed"),
    [
        ("king-of-con", "reserves", "reserve", "openReserves", True, False),
        ("chamber-of-wonders", "purses", "purse", "info.purse", "public", "hidden"),
    ],
)
def test_what_others_keep_for_themselves_is_not_observed(name, part, field, option, opened, closed):
    """KC-7.6, CW-INFO.2 Others could reckon it, so a re-deal cannot show that it is left out."""
    for value, shown in ((closed, 0), (opened, 1)):
        match = Setting(name, 3, options={option: value}).begin(1)
        rng = random.Random(1)
        for _ in range(20):
            at_random(match, rng)
        kept = getattr(match.s, field)
        most = next(each.most for each in match.setting.layout.parts if each.name == part)
        seen = match.setting.layout.named(match.observe(1))[part] * most
        wanted = [kept[1] + 1, shown * (kept[2] + 1), shown * (kept[0] + 1)]
        assert [round(float(number)) for number in seen] == wanted


CLOSED_BAG = {"bag_counts_public": False}
KEPT = [
    *[(game.name, seats, {}) for game in ludoteca.games() for seats in game.seats],
    *[("king-of-con", 3, {"scenario": number}) for number in range(1, 11)],
    ("king-of-con", 3, {"openReserves": True}),
    ("king-of-con", 4, {"monkeyControl": True}),
    ("chamber-of-wonders", 3, {"info.discard": "top", "info.purse": "hidden"}),
    ("dungeonology", 3, ADVANCED),
    ("dungeonology", 2, CLOSED_BAG),
    ("dungeonology", 4, game("dungeonology").presets["everything"]),
]


@pytest.mark.parametrize(("name", "seats", "chosen"), KEPT)
def test_what_is_kept_of_an_observation_is_what_would_be_gathered_anew(name, seats, chosen):
    """Seats look now and then, so that what is kept for them is of every age."""
    setting, rng = Setting(name, seats, options=chosen), random.Random(3)
    for seed in range(2):
        match = setting.begin(seed)
        for _ in range(300):
            if match.over:
                break
            at_random(match, rng)
            anew = match.clone()
            for seat in range(seats):
                if rng.random() < 0.5:
                    assert match.small(seat) == anew.small(seat)


def perturbed(s, rng):
    """Another position that all see alike: what is in a closed bag, and which Traps lie there."""
    twin = s.clone()
    grey, omega = twin.bag
    twin.bag = (grey + rng.randrange(1, 5), max(0, omega - rng.randrange(3)))
    twin.bag_members = tuple([n + rng.randrange(3) for n in twin.bag_members])
    twin.traps = tuple([(spot, rng.randrange(3)) for spot, _ in twin.traps])
    for pile in (twin.deck, twin.jinx_deck):
        unknown = [i for i, card in enumerate(pile) if not twin.knowers[card]]
        cards = rng.sample([pile[i] for i in unknown], len(unknown))
        for i, card in zip(unknown, cards, strict=True):
            pile[i] = card
    return twin


def test_a_closed_bag_traps_and_piles_are_in_no_observation():
    everything = game("dungeonology").presets["everything"]
    setting, rng = Setting("dungeonology", 3, options=everything | CLOSED_BAG), random.Random(8)
    for seed in range(3):
        match = setting.begin(seed)
        for _ in range(250):
            at_random(match, rng)
            if match.over:
                break
            other = Match(setting, perturbed(match.s, rng))
            for seat in range(3):
                if not match.begun(seat):
                    assert match.small(seat) == other.small(seat)


def test_what_is_read_as_it_lies_on_the_table_is_shown_to_all():
    everything, rng = game("dungeonology").presets["everything"], random.Random(4)
    setting = Setting("dungeonology", 3, options=everything)
    told, met = {"plan": ("placed", "walls", "stairs")}, set()
    match = setting.begin(1)
    while not match.over and match.steps < 800:
        at_random(match, rng)
        one, other, none = [match.s.seen_by(seat) for seat in (0, 1, WATCHER)]
        for name in ON_TABLE:
            for key in told.get(name, (name,)):
                assert one.get(key) == other.get(key) == none.get(key)
                met |= {key} & one.keys()
    assert met >= {"placed", "boss", "interns", "members", "captured"}


class Loud(Sealed, frozen=True):
    """KC-7.7 As if an offer that is made changed more than itself."""

    def decide(self, s, seat, choice):
        s.round += 1


def test_where_choices_stay_closed_nothing_is_gathered_anew_until_the_last_of_them():
    assert keeps_closed(Astatosta)
    assert keeps_closed(Passions)
    assert not keeps_closed(Award)
    assert not keeps_closed(Loud)


def test_bytes_tell_what_seats_have_begun_in_one_order():
    setting = Setting("king-of-con", 3)
    one, other = setting.begin(2), setting.begin(2)
    for match, order in ((one, (0, 1)), (other, (1, 0))):
        for seat in range(3):
            match.step(seat, 126)
        for seat in order:
            match.step(seat, match.legal(seat)[-1])
    assert one.to_bytes() == other.to_bytes()
