"""The page about a game's numbers, as it stands in docs/adapters."""

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.adapters.codec import codec


def page(game: str) -> str:
    return "\n".join(lines(game)) + "\n"


def lines(game: str) -> Iterator[str]:
    coding = codec(game)
    played, actions, seats = coding.game, coding.actions, coding.game.seats[-1]
    layout = coding.layout(seats)
    yield f"# {game}: actions and observations"
    yield ""
    yield f"Rules {played.rules}, actions {actions.version}, observation {coding.version}."
    yield f"Written by `python -m ludoteca.adapters {game}`."
    yield ""
    yield f"## Observation, with {seats} seats: {layout.size} numbers"
    yield ""
    yield "| from | part | shape | amounts are divided by |"
    yield "|---:|---|---|---:|"
    for part in layout.order:
        most = "one-hot" if part.kinds else str(part.most)
        shape = " × ".join(map(str, part.shape))
        yield f"| {layout.slices[part.name].start} | {part.name} | {shape} | {most} |"
    yield ""
    yield "`decision` is 0 where nobody is asked, else one of: " + ", ".join(
        [f"{number} {kind}" for kind, number in coding.kinds.items()]
    )
    yield ""
    yield f"## Actions: {len(actions)}"
    yield ""
    for number in range(len(actions)):
        yield f"- {number} {actions.meaning(number)}"
