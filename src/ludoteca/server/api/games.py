"""The boxes on the shelf: games with their terms, their law, their components, their guide."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from anyio import to_thread
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import asdict

from ludoteca import bots, guides
from ludoteca.bots.telling import about_at
from ludoteca.games import NAMES
from ludoteca.kernel.content import ContentError
from ludoteca.kernel.terms import Option, TermsError, Value
from ludoteca.server import law
from ludoteca.server.api.caller import TheCaller
from ludoteca.server.api.described import refuses
from ludoteca.server.boxes import PackText, bad_pack, box_named
from ludoteca.server.refusals import Refusal, named_options
from ludoteca.server.voice import voice
from ludoteca.words import LANGUAGES, Words, packs


class Choice(Struct):
    value: Value
    label: str


class BoxOption(Struct):
    name: str
    label: str
    clause: str
    values: list[Choice]
    default: Value
    numbers: tuple[int, int] | None


class Edition(Struct):
    name: str
    label: str
    options: dict[str, Value]


class Preset(Struct):
    name: str
    label: str
    text: str
    options: dict[str, Value]


class Level(Struct):
    name: str
    label: str
    texts: dict[int, str]  # what it does, by the number of players


class GuidedGame(Struct):
    name: str
    label: str


class Box(Struct):
    name: str
    title: str
    text: str
    seats: list[int]
    editions: list[Edition]
    options: list[BoxOption]
    presets: list[Preset]
    levels: list[Level]
    guides: list[GuidedGame]  # the one to begin with first


class Clause(Struct):
    clause: str
    text: str
    part: str  # the heading that it is found under


@cache
def _box(name: str, language: str) -> Box:
    game, words, ours = box_named(name), Words(language, name), voice(language)
    return Box(
        name=name,
        title=ours.say(f"server-title-{name}"),
        text=words.say(f"game-{name}"),
        seats=list(game.seats),
        editions=[
            Edition(edition, words.say(f"edition-{edition}"), dict(preset))
            for edition, preset in game.editions.items()
        ],
        options=[option_told(option, words) for option in game.options],
        presets=[
            Preset(x, words.say(f"preset-{x}"), words.say(f"preset-{x}-about"), dict(options))
            for x, options in game.presets.items()
        ],
        levels=[level_told(level, language, name) for level in bots.NAMES],
        guides=[GuidedGame(x, _guide_said(x, name, language)) for x in guides.of_game(name)],
    )


def option_told(option: Option, words: Words) -> BoxOption:
    return BoxOption(
        name=option.name,
        label=words.option(option.name),
        clause=option.clause,
        values=[Choice(value, words.value(option.name, value)) for value in option.values],
        default=option.default,
        numbers=option.numbers,
    )


def level_told(name: str, language: str, game: str) -> Level:
    say = voice(language).say
    return Level(name, say(f"level-{name}"), about_at(name, say, game))


def _guide_said(guide: str, game: str, language: str) -> str:
    return voice(language).say(f"server-guide{guide.removeprefix(game)}")


@cache
def our_components(name: str, language: str) -> list[dict[str, Any]]:
    return components(name, language, box_named(name).content())


def components(name: str, language: str, content: Any) -> list[dict[str, Any]]:
    """Every thing of the box: names in all languages, values, where they come from."""
    spoken = {lang: Words(lang, name, content) for lang in LANGUAGES}
    found = []
    for group, key, rows in _groups(content):
        for number, row in enumerate(rows):
            plain = msgspec.to_builtins(asdict(row))  # defaults too
            face = plain.get("number", number)  # as views show it
            by = plain.get("range", plain.get("colour", number))
            id = plain.pop("id", None) or plain.pop("number", None) or by
            plain.pop("name", None)
            message = key.format(id=id)
            names = {lang: words.name(message) for lang, words in spoken.items() if key}
            label = names.get(language, str(id))
            more = {"names": names, "label": label, "group": group, "face": face}
            if plain.get("main"):  # of a Trick card: a pack may state its own effect
                more["tells"] = {x: w.speaker.main_does(number) for x, w in spoken.items()}
            for side in ("normal", "fired_up") if group == "scholar" else ():
                abilities = getattr(row, side).abilities
                plain[side]["abilities"] = [_ability_told(x, spoken) for x in abilities]
            found.append({"name": str(id), **more, **plain})
    return found


def _ability_told(ability: Any, spoken: dict[str, Words]) -> dict[str, Any]:
    """An Ability, what it is called and what it does: a pack may state its own."""
    plain = msgspec.to_builtins(ability)
    plain.pop("name")
    return {
        **plain,
        "names": {x: words.speaker.ability_name(ability.id) for x, words in spoken.items()},
        "tells": {x: words.speaker.ability_does(ability) for x, words in spoken.items()},
    }


KINDS = ("column", "scholar", "clan", "alert", "zone", "trick", "intern", "jinx", "panic", "boss")


def _groups(content: Any) -> list[tuple[str, str, list[Any]]]:
    """What a content holds, by the names that games give it."""
    groups: list[tuple[str, str, list[Any]]] = []
    if hasattr(content, "tiles"):  # Dungeonology
        return [(kind, f"{kind}-{{id}}", getattr(content.pack, kind)) for kind in KINDS]
    if hasattr(content, "objects"):
        groups.append(("object", "object-{id}", [x for _, x in sorted(content.objects.items())]))
    if hasattr(content, "scenarios"):
        groups.append(
            ("scenario", "scenario-{id}", [x for _, x in sorted(content.scenarios.items())])
        )
    if hasattr(content, "designs"):
        groups.append(("wonder", "wonder-{id}", list(content.designs)))
    if hasattr(content, "areas"):
        groups.append(("area", "", list(content.areas.values())))
    return groups


@get("/api/games", summary="The boxes of the house")
async def boxes(caller: TheCaller) -> list[Box]:
    return [_box(name, caller.language) for name in NAMES]


@get("/api/games/{game:str}/rules", summary="The law, clause by clause", responses=refuses(404))
async def rules(game: FromPath[str], caller: TheCaller) -> list[Clause]:
    return [Clause(*each) for each in law.read(box_named(game), caller.language)]


@get(
    "/api/games/{game:str}/content",
    summary="The components: names, values, provenance",
    responses=refuses(404),
)
async def content(game: FromPath[str], caller: TheCaller) -> list[dict[str, Any]]:
    return our_components(box_named(game).name, caller.language)


@get(
    "/api/games/{game:str}/guides/{guide:str}",
    summary="A guided game, step by step",
    responses=refuses(404),
)
async def guided_game(
    game: FromPath[str], guide: FromPath[str], caller: TheCaller
) -> list[guides.Told]:
    name = box_named(game).name
    if guide not in guides.of_game(name):
        raise Refusal("no-guide", 404)
    return guides.told(guide, Words(caller.language, name))


@get(
    "/api/games/{game:str}/pack",
    summary="Our content as a pack, for owners of the box to edit",
    responses=refuses(404),
)
async def pack(game: FromPath[str], caller: TheCaller) -> Response[bytes]:
    name = box_named(game).name
    text = await to_thread.run_sync(packs.export, Words(caller.language, name))
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(text.encode(), media_type="application/toml", headers=headers)


class OwnPack(Struct, forbid_unknown_fields=True):
    """An owner's values, as they stand in the file."""

    content: PackText


@post(
    "/api/games/{game:str}/pack",
    summary="Whether an owner's pack can be played with",
    status_code=200,
    responses=refuses(400, 404, 413, 422),
)
async def try_pack(game: FromPath[str], data: JSONBody[OwnPack]) -> bool:
    box = box_named(game)
    try:
        await to_thread.run_sync(box.content, data.content)
    except ContentError as error:
        raise bad_pack(error, box.name) from None
    return True


class Wish(Struct, forbid_unknown_fields=True):
    """What somebody thinks of playing."""

    edition: str
    seats: Annotated[int, Meta(ge=0, le=12)]
    options: dict[str, Value] = {}


class Off(Struct):
    """What would not go with the rest, and why."""

    edition: dict[str, str]  # by edition
    seats: dict[str, str]  # by number of seats
    options: dict[str, list[str | None]]  # by option: for each of its values in turn


@post(
    "/api/games/{game:str}/terms",
    summary="What cannot be chosen together with the rest, and why",
    status_code=200,
    responses=refuses(400, 404, 413),
)
async def terms(game: FromPath[str], data: JSONBody[Wish], caller: TheCaller) -> Off:
    box, words = box_named(game), Words(caller.language, box_named(game).name)

    def why(edition: str, seats: int, options: dict[str, Value]) -> str | None:
        """Where something is wrong already, only what is new."""
        text = refused(edition, seats, options)
        return None if text == already else text

    def refused(edition: str, seats: int, options: dict[str, Value]) -> str | None:
        try:
            box.agree(edition, options, seats=seats)
        except TermsError as error:
            return words.reason(named_options(error.reasons[0], words))
        return None

    def known(found: dict[str, str | None]) -> dict[str, str]:
        return {name: text for name, text in found.items() if text is not None}

    edition, seats, options = data.edition, data.seats, data.options
    already = refused(edition, seats, options)
    return Off(
        known({name: why(name, seats, options) for name in box.editions}),
        known({str(number): why(edition, number, options) for number in box.seats}),
        {
            option.name: [
                why(edition, seats, {**options, option.name: value}) for value in option.values
            ]
            for option in box.options
        },
    )


ROUTES = [boxes, rules, content, guided_game, pack, try_pack, terms]
