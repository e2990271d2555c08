"""``ludoteca review``: a finished game looked at again."""

import multiprocessing

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots.reviewing import Looked
from ludoteca.bots.several import FEWEST
from ludoteca.cli import main, review, thinking
from ludoteca.cli.play import seat_players
from ludoteca.kernel.record import from_json, to_json
from ludoteca.words import LANGUAGES


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    table = ludoteca.new("king-of-con", 2, 5)
    players = [bots.make(level, "king-of-con", 1) for level in ("novice", "apprentice")]
    while not table.over:
        seat = table.awaited[0]
        table.choose(seat, players[seat].choose(table, seat))
    file = tmp_path_factory.mktemp("review") / "game.json"
    file.write_bytes(table.save())
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_novice_is_told_where_something_else_was_better(finished, language, capsys):
    assert main(["review", str(finished), "--seat", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) > 1, told
    words = {"en": "worth about", "it": "vale circa", "fr": "vaut environ"}
    assert words[language] in told


def test_a_game_that_goes_on_is_not_reviewed(tmp_path, capsys):
    file = tmp_path / "game.json"
    file.write_bytes(ludoteca.new("king-of-con", 2, 5).save())
    assert main(["review", str(file), "--lang", "en"]) != 0
    assert "Only a finished game can be reviewed" in capsys.readouterr().err


NOTHING = {
    "en": "the search would have changed nothing that matters.",
    "it": "la ricerca non avrebbe cambiato nulla di importante.",
    "fr": "la recherche n’aurait changé aucun choix important.",
}
WHO = {"en": ("you chose", "Dirk chose"), "it": ("hai scelto", "Dirk ha scelto")}
WHO["fr"] = ("vous avez choisi", "Dirk a choisi")
LEVEL = {"en": "Dirk (bot: Novice):", "it": "Dirk (bot: Novizio):"}
LEVEL["fr"] = "Dirk (bot\u00a0: Novice)\u00a0:"
ROUND = {"en": "Round I of VI", "it": "Round I di VI", "fr": "Manche I sur VI"}


@pytest.fixture
def reviewed(finished, tmp_path, monkeypatch, capsys):
    """What is said of the first seat, where its first offer was found wanting, or nothing was."""

    def say(language, players, *, wanting=True, points=1.0, stopped=False):
        record = from_json(finished.read_text())
        table = ludoteca.replay(record)
        seat_players(table, players)
        file = tmp_path / "game.json"
        file.write_bytes(to_json(table.record))

        def look_again(begun, record, seats, think):
            while 0 not in begun.awaited or begun.decision(0).kind != "Astatosta":
                step = record.steps[len(begun.record.steps)]
                begun.choose(step.seat, begun.state.stack[-1].read(step.choice))
            better = ((1, 1),) if wanting else ()
            yield Looked(3, 0, "Astatosta", (), better, points, begun.view(0))
            if stopped:
                raise KeyboardInterrupt

        monkeypatch.setattr(review, "look_again", look_again)
        code = main(
            ["review", str(file), *([] if stopped else ["--seat", "1"]), "--lang", language]
        )
        assert code == (130 if stopped else 0)
        told = capsys.readouterr()
        assert bool(told.err) == stopped
        return told.err + told.out

    return say


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_found_is_said_plainly(language, reviewed):
    assert NOTHING[language] in reviewed(language, ["me", "me"], wanting=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_one_person_of_the_game_is_spoken_to(language, reviewed):
    you, named = WHO[language]
    assert you in reviewed(language, ["me", "novice"])
    for others in (["me", "me"], ["novice", "me"], []):
        said = reviewed(language, others)
        assert named in said
        assert you not in said
    assert LEVEL[language] in reviewed(language, ["novice", "me"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_round_is_called_as_in_the_game(language, reviewed):
    assert ROUND[language] in reviewed(language, ["me", "novice"])


MORE = {"en": "which wins more often.", "it": "che vince più spesso.", "fr": "gagne plus souvent."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_points_say_nothing_victories_are_told(language, reviewed):
    assert reviewed(language, ["me", "novice"], points=0.0).rstrip().endswith(MORE[language])
    assert MORE[language] not in reviewed(language, ["me", "novice"])


FOLLOWS = {
    "en": " decisions; what was found in them follows.",
    "it": " decisioni; segue ciò che vi si è trovato.",
    "fr": "\u00a0; voici ce qui s’y est trouvé.",
}
AFTER = {"en": "after 1 of", "it": "dopo 1 di", "fr": "après 1 décision sur"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_does_not_wait_is_told_what_has_been_found(language, reviewed):
    said = reviewed(language, ["me", "novice"], stopped=True)
    assert AFTER[language] in said
    assert FOLLOWS[language] in said
    assert WHO[language][0] in said
    assert NOTHING[language] not in said, "of the other seat nothing is known yet"


@pytest.mark.parametrize("stopped", [False, True])
def test_a_review_thinks_on_all_cores_and_leaves_no_process(
    stopped, finished, tmp_path, monkeypatch, capsys
):
    monkeypatch.setattr(thinking, "cores", lambda: 2)
    begun = []

    def look_again(table, record, seats, think):
        think(table.game.name, table.state, table.awaited[0], 2 * FEWEST)
        begun.append(len(multiprocessing.active_children()))
        if stopped:
            raise KeyboardInterrupt
        yield from ()

    monkeypatch.setattr(review, "look_again", look_again)
    assert main(["review", str(finished), "--lang", "en"]) == (130 if stopped else 0)
    assert begun == [2]
    assert multiprocessing.active_children() == []
    said = capsys.readouterr()
    assert ("after 0 of" in said.err) == stopped
    assert ("nothing that matters" in said.out) != stopped, "nothing was looked at"
    assert "follows" not in said.err


FULL_STOP = {"en": "“a.py” cannot be used. T", "it": "«a.py» non si può usare. Q"}
FULL_STOP["fr"] = "«\u00a0a.py\u00a0» ne peut pas être utilisé. C"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_of_something_else_is_refused_in_two_sentences(
    language, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "a.py").write_text("print(1)")
    assert main(["review", "a.py", "--lang", language]) == 1
    assert capsys.readouterr().err.startswith(FULL_STOP[language])
