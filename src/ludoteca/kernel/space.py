"""What a seat may choose, described and not listed: a scavenging offer has up to 10¹² forms."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, permutations, repeat
from math import comb, perm
from typing import Any, Protocol

import msgspec

from ludoteca.kernel.draft import (
    END,
    Draft,
    DraftOfArranged,
    DraftOfEither,
    DraftOfNumbers,
    DraftOfOne,
    DraftOfShares,
    DraftOfSome,
    Spelled,
    Spelling,
)


class Source(Protocol):
    """What policies and re-deals draw from; `random.Random` is one."""

    def random(self) -> float: ...
    def getrandbits(self, k: int, /) -> int: ...
    def sample(self, population: range, k: int) -> list[int]: ...


SEQUENCES = (list, tuple)  # `list | tuple` would be put together anew at each look
FEW = 21  # of so many things `random.sample` draws as `drawn` does, of more in another way


def drawn(rng: Source, things: Sequence[int], count: int) -> list[int]:
    """So many of a few things, in the order in which they are drawn: what `rng.sample` would give.

    Bit for bit, so that a bot of the same seed plays the same game; it only asks less in advance.
    """
    left, within = len(things), rng.getrandbits
    if left > FEW:
        return [*map(things.__getitem__, rng.sample(range(left), count))]
    pool, found = [*things], []
    for _ in repeat(None, count):
        bits = left.bit_length()
        at = within(bits)
        while at >= left:
            at = within(bits)
        left -= 1
        found.append(pool[at])
        pool[at] = pool[left]
    return found


def spelling_of(choice: Any) -> tuple[int, ...]:
    """A choice as one sequence of numbers; one of several things ends with END."""
    if isinstance(choice, int):
        return (int(choice),)
    if not choice or not isinstance(choice[0], tuple):
        return (*map(int, choice), END)
    numbers: list[int] = []
    for part in reversed(choice):  # what is named last in a choice is often decided first
        numbers += part if isinstance(part, tuple) else (int(part),)
    return (*numbers, END)


class Space(msgspec.Struct, frozen=True, tag=True, tag_field="space", gc=False):
    """A set of choices that can be checked, counted, walked and picked from."""

    def __contains__(self, choice: object) -> bool:
        raise NotImplementedError

    def __iter__(self) -> Iterator[Any]:
        """All of them; look at `size` first."""
        raise NotImplementedError

    def size(self) -> int:
        """How many there are, exactly."""
        raise NotImplementedError

    def pick(self, rng: Source) -> Any:
        """One of them at random; each may come."""
        raise NotImplementedError

    def spelled(self) -> list[Spelled]:
        """All of them, each behind its numbers."""
        return [(spelling_of(choice), choice) for choice in self]

    def draft(self, base: int = 0) -> Draft:
        """One of them, about to be made in small steps."""
        return Spelling(self.spelled())


class OneOf(Space, frozen=True, gc=False):
    """One of a few things: cards, sums, yes or no."""

    items: tuple[int, ...]

    def __contains__(self, choice: object) -> bool:
        return choice in self.items

    def __iter__(self) -> Iterator[int]:
        return iter(self.items)

    def size(self) -> int:
        return len(self.items)

    def pick(self, rng: Source) -> int:
        items = self.items
        return items[int(rng.random() * len(items))]

    def draft(self, base: int = 0) -> Draft:
        return DraftOfOne(self.items, base)


class Listed(Space, frozen=True, gc=False):
    """One of a few deeds that are written out: what, then with what; a place and how to turn."""

    items: tuple[tuple[int, ...], ...]

    def __contains__(self, choice: object) -> bool:
        return choice in self.items

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return iter(self.items)

    def size(self) -> int:
        return len(self.items)

    def pick(self, rng: Source) -> tuple[int, ...]:
        items = self.items
        return items[int(rng.random() * len(items))]

    def draft(self, base: int = 0) -> Draft:
        return DraftOfNumbers(self)


@lru_cache(maxsize=1024)
def sums(things: int, sizes: tuple[int, ...]) -> tuple[int, ...]:
    """Of so many things, how many ways there are to take as many as the sizes say, one by one."""
    return tuple(accumulate([comb(things, size) for size in sizes]))


class Some(Space, frozen=True, gc=False):
    """Some of a few things, as many as one of the sizes says: an ascending tuple of them."""

    items: tuple[int, ...]  # ascending
    sizes: tuple[int, ...]  # ascending

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and len(choice) in self.sizes
            and list(choice) == sorted(set(choice))
            and all(item in self.items for item in choice)
        )

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        for size in self.sizes:
            yield from combinations(self.items, size)

    def size(self) -> int:
        return sum([comb(len(self.items), size) for size in self.sizes])

    def pick(self, rng: Source) -> tuple[int, ...]:
        """Each as likely."""
        upto = sums(len(self.items), self.sizes)
        at = int(rng.random() * upto[-1])
        size = self.sizes[bisect(upto, at)]
        return tuple(sorted(drawn(rng, self.items, size)))

    def draft(self, base: int = 0) -> Draft:
        return DraftOfSome(self)


class Arranged(Space, frozen=True, gc=False):
    """So many of a few things in an order that matters: for me, to the right, to the left."""

    items: tuple[int, ...]
    length: int

    def __contains__(self, choice: object) -> bool:
        return (
            isinstance(choice, tuple)
            and len(choice) == self.length == len(set(choice))
            and all(item in self.items for item in choice)
        )

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return permutations(self.items, self.length)

    def size(self) -> int:
        return perm(len(self.items), self.length)

    def pick(self, rng: Source) -> tuple[int, ...]:
        """Each as likely."""
        return tuple(drawn(rng, self.items, self.length))

    def draft(self, base: int = 0) -> Draft:
        return DraftOfArranged(self)


class Either(Space, frozen=True, gc=False):
    """One of a few deeds that may be done at any time, or one of the rest.

    No deed is a number with which a choice of the rest begins, and the rest is no `Shares`, whose
    steps would not be told from the deeds.
    """

    deeds: tuple[int, ...]
    rest: Any  # a space

    def __contains__(self, choice: object) -> bool:
        return choice in self.deeds or choice in self.rest

    def __iter__(self) -> Iterator[Any]:
        """What is asked comes first, so that the first is a fair default."""
        yield from self.rest
        yield from self.deeds

    def size(self) -> int:
        return len(self.deeds) + int(self.rest.size())

    def pick(self, rng: Source) -> Any:
        deeds = self.deeds
        at = int(rng.random() * (len(deeds) + self.rest.size()))
        return deeds[at] if at < len(deeds) else self.rest.pick(rng)

    def spelled(self) -> list[Spelled]:
        return [*self.rest.spelled(), *[((deed,), deed) for deed in self.deeds]]

    def draft(self, base: int = 0) -> Draft:
        """Where the rest are single things too, each is a step."""
        if isinstance(self.rest, OneOf):
            return DraftOfOne(tuple(sorted(self.rest.items + self.deeds)), 0)
        assert not isinstance(self.rest, Shares)
        return DraftOfEither(self.deeds, self.rest.draft())


class Shares(Space, frozen=True, gc=False):
    """Tokens from a budget on some cells: ((cell, tokens), ...), cells ascending."""

    cells: tuple[int, ...]
    least: tuple[int, ...]  # by cell: fewer would be in vain
    budget: int
    single: bool = False  # only one cell may be used

    def __contains__(self, choice: object) -> bool:
        """Also of ``{cell: tokens}`` and of lists, as a person or JSON would write them."""
        pairs: Sequence[Any]
        if isinstance(choice, SEQUENCES):
            pairs, in_order = choice, True
        elif isinstance(choice, Mapping):
            pairs, in_order = list(choice.items()), False
        else:
            return False
        cells, left, last = self.cells, self.budget, -1
        for pair in pairs:
            if not isinstance(pair, SEQUENCES) or len(pair) != 2:
                return False
            cell, tokens = pair
            if type(cell) is not int or type(tokens) is not int or cell not in cells:
                return False
            if (in_order and cell <= last) or tokens < self.least[cells.index(cell)]:
                return False
            last, left = cell, left - tokens
        return left >= 0 and not (self.single and len(pairs) > 1)

    def __iter__(self) -> Iterator[tuple[tuple[int, int], ...]]:
        return self._from(0, self.budget)

    def _from(self, at: int, left: int) -> Iterator[tuple[tuple[int, int], ...]]:
        yield ()
        for i in range(at, len(self.cells)):
            for tokens in range(self.least[i], left + 1):
                share = ((self.cells[i], tokens),)
                if self.single:
                    yield share
                else:
                    for more in self._from(i + 1, left - tokens):
                        yield share + more

    def size(self) -> int:
        if self.single:
            return 1 + sum(max(0, self.budget + 1 - least) for least in self.least)
        ways = [1] * (self.budget + 1)  # by tokens left, with the cells so far
        for least in self.least:
            fewer = list(accumulate(ways))
            ways = [
                n + (fewer[left - least] if left >= least else 0) for left, n in enumerate(ways)
            ]
        return ways[-1]

    def pick(self, rng: Source) -> tuple[tuple[int, int], ...]:
        """Any distribution of the budget, each as likely; of it, what is in vain stays at home."""
        m, r = len(self.cells), self.budget
        if not (m and r):
            return ()
        if self.single:
            n, i = divmod(m + int(rng.random() * (1 + m * r)), m)
            return ((self.cells[i], n),) if self.least[i] <= n <= r else ()
        tokens = [0] * (m + 1)  # the last are kept
        for i, place in enumerate(sorted(drawn(rng, range(r + m), r))):
            tokens[place - i] += 1
        triples = zip(self.cells, self.least, tokens, strict=False)
        return tuple([(cell, n) for cell, least, n in triples if n >= least])

    def draft(self, base: int = 0) -> Draft:
        return DraftOfShares(self, base)
