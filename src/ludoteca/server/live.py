"""At the table: one WebSocket for each seat or spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludoteca.bots.telling import why
from ludoteca.kernel.event import Seat
from ludoteca.server import journal, wire
from ludoteca.server.actions import check_playing, check_seat
from ludoteca.server.api.caller import Caller, caller_of, language_of
from ludoteca.server.frames import LINE, Frames
from ludoteca.server.house import House
from ludoteca.server.hub import Listener
from ludoteca.server.limits import PACE, TALK, Bucket
from ludoteca.server.network import is_only_here
from ludoteca.server.refusals import Refusal
from ludoteca.server.telling import Kept
from ludoteca.server.thinking import advise
from ludoteca.server.voice import voice

logger = logging.getLogger("ludoteca.server")
BIGGEST = 32_768  # bytes of a message
PATIENCE = 40  # messages too many before the line is cut
CLOSED = {401: 4401, 403: 4403, 404: 4404, 410: 4410, 429: 4429}
SLOW, TOO_MUCH, BROKEN = 4408, 4429, 4500
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live", opt={"exclude_from_auth": True})
async def live(socket: Socket, table_id: FromPath[str]) -> None:
    """docs/protocol.md: the `table` first, then news, until somebody has had enough."""
    house: House = socket.app.state.house
    journal.asked(socket.headers.get("x-request-id", ""), table_id)
    try:
        caller = await caller_of(socket, house)
    except Refusal as refusal:
        logger.info("a line was turned away: %s", refusal.code)
        await socket.close(code=CLOSED[403])  # before it is accepted: HTTP 403
        return
    await socket.accept()
    try:
        kept, listener = await _come_in(socket, house, caller, table_id)
    except Refusal as refusal:
        logger.info("a line was turned away: %s", refusal.code)
        house.meters.refusals.labels(refusal.code).inc()
        told = refusal.tell(language_of(socket))
        with contextlib.suppress(Exception):
            await _send(socket, wire.encode(wire.ErrorMessage(told.code, told.text)))
            await socket.close(code=CLOSED.get(refusal.status, 4400))
        return
    logger.info("a line was opened")
    house.meters.lines.inc()
    house.lines[caller.address] += 1
    line = Line(house, kept, listener)
    writer = asyncio.create_task(_write(socket, listener))
    why = "trouble"
    try:
        why = await line.serve(socket)
    except WebSocketDisconnect:
        why = "left"
    finally:
        house.hall.leave(kept, listener)
        logger.info("a line has ended: %s", "slow" if listener.lost else why)
        house.lines[caller.address] -= 1
        if not house.lines[caller.address]:
            del house.lines[caller.address]
        house.sweeping.ended(house.hall.hub.count(), lines=1)
        if listener.lost:
            house.meters.slow.inc()
        writer.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await writer


async def _come_in(
    socket: Socket, house: House, caller: Caller, table_id: str
) -> tuple[Kept, Listener]:
    queue: list[bytes] = []

    def progress(done: int, total: int) -> None:
        queue.append(wire.encode(wire.Loading(done, total)))

    loading = asyncio.ensure_future(house.hall.kept(table_id, progress))
    while not loading.done():
        await asyncio.wait([loading], timeout=0.1)
        while queue:
            await _send(socket, queue.pop(0))
    kept = loading.result()
    seat = _seat(socket)
    if seat is not None:
        check_seat(kept.room, caller.person, seat)
        assert caller.person is not None
        await house.actions.come_back(kept, caller.person, seat)
    language = language_of(socket)
    board = socket.query_params.get("board", "") in ("1", "true")
    listener = Listener(caller.person, seat, language, board=board)
    line = (socket.scope.get("extensions") or {}).get(LINE)
    listener.straight = line.write if isinstance(line, Frames) else None
    if caller.person is not None:
        listener.muted = {*await house.people.muted(caller.person.id)}
    _check_room(house, caller, table_id, seat)
    house.hall.join(kept, listener)
    return kept, listener


def _check_room(house: House, caller: Caller, table_id: str, seat: Seat | None) -> None:
    """One more line must not be one too many: for the seat, the table or the address."""
    settings, hub = house.settings, house.hall.hub
    me = None if caller.person is None else caller.person.id
    mine = sum([one.seat == seat and me is not None and one.id == me for one in hub.at(table_id)])
    crowded = seat is None and hub.watching(table_id) >= settings.lines_per_table
    here = is_only_here(f"//{caller.address}")
    if not here and house.lines[caller.address] >= settings.lines_per_address:
        crowded = True
    if crowded or mine >= settings.lines_per_seat:
        raise Refusal("too-many-lines", 429)


def _seat(socket: Socket) -> Seat | None:
    asked = str(socket.query_params.get("seat", ""))
    if asked in ("", "null"):
        return None
    if not asked.isdecimal() or len(asked) > 2:
        raise Refusal("no-such-seat", 404)
    return int(asked)


async def _send(socket: Socket, data: bytes) -> None:
    await socket.send_data(data.decode(), mode="text")


async def _write(socket: Socket, listener: Listener) -> None:
    while True:
        data = await listener.waiting.get()
        if data is None:
            await socket.close(code=SLOW)
            return
        await _send(socket, data)


class Line:
    """One connection that is served."""

    def __init__(self, house: House, kept: Kept, listener: Listener) -> None:
        self.house = house
        self.kept = kept
        self.listener = listener
        who = listener.id
        self.pace, self.talk = Bucket(*PACE), Bucket(*TALK)
        if who is not None:  # the same for all devices of a person at that seat
            self.pace, self.talk = kept.paces.of(f"{who} {listener.seat}"), kept.talks.of(who)
        self.trouble = 0

    async def serve(self, socket: Socket) -> str:
        """Until it ends; why, for the log."""
        while not self.listener.lost:
            event: Any = await socket.receive()
            if event["type"] == "websocket.disconnect":
                return "left"
            data: bytes | str = event.get("text") or event.get("bytes") or b""
            if not self.pace.take():
                self.trouble += 1
                if self.trouble > PATIENCE:
                    await socket.close(code=TOO_MUCH)
                    return "too-fast"
                self._error("too-fast", _nonce(data) if len(data) <= BIGGEST else None)
                continue
            await self._hear(data)
        return "slow"

    def _error(self, code: str, nonce: str | None = None, **args: Any) -> None:
        text = voice(self.listener.language).say(f"error-{code}", **args)
        self.listener.send(wire.encode(wire.ErrorMessage(code, text, nonce)))

    async def _hear(self, data: bytes | str) -> None:
        if len(data) > BIGGEST:
            self._error("too-big", most=BIGGEST)
            return
        try:
            message = wire.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            self._error("not-understood", _nonce(data))
            return
        try:
            answer = await self._do(message)
        except Refusal as refusal:
            told = refusal.tell(self.listener.language)
            self.house.meters.refusals.labels(told.code).inc()
            answer = wire.Refused(
                message.nonce, told.code, told.text, told.clause, told.key, told.args
            )
        except Exception:
            self.house.meters.troubles.labels("message").inc()
            logger.exception("table %s: a message failed", self.kept.room.id[:6])
            self._error("trouble", message.nonce)
            return
        if answer is not None:
            self.listener.send(wire.encode(answer))

    # ------------------------------------------------------------ the messages

    async def _do(self, message: wire.ClientMessage) -> wire.ServerMessage | None:
        actions, kept, listener, nonce = (
            self.house.actions,
            self.kept,
            self.listener,
            message.nonce,
        )
        if isinstance(message, wire.Sync):
            listener.send(self.house.hall.telling.whole(kept, listener))
            return None
        if listener.person is None:
            raise Refusal("who-are-you", 401)
        person = listener.person
        if isinstance(message, wire.Mute):
            await self.house.people.mute(person.id, message.person, on=message.on)
            (listener.muted.add if message.on else listener.muted.discard)(message.person)
            return wire.Done(nonce, kept.room.seq)
        if isinstance(message, wire.Chat):
            if not self.talk.take():
                raise Refusal("too-fast", 429)
            done = await actions.chat(kept, person, listener.seat, message.text, nonce)
            return wire.Done(nonce, done)
        if isinstance(message, wire.End):
            return wire.Done(nonce, await actions.end(kept, person, nonce))
        seat = check_seat(kept.room, person, listener.seat)
        if isinstance(message, wire.Consider):
            return self._consider(message, seat)
        if isinstance(message, wire.Hint):
            return await self._hint(message, seat)
        if isinstance(message, wire.Choose):
            with self.house.meters.choose.time():
                done = await actions.choose(
                    kept, person, seat, message.decision, message.choice, nonce
                )
        elif isinstance(message, wire.Undo):
            done = await actions.undo(kept, person, nonce)
        else:
            done = await actions.vote(kept, person, message.about, message.yes, nonce)
        return wire.Done(nonce, done)

    def _check_asked(self, seat: Seat) -> None:
        check_playing(self.kept.room)
        if seat not in self.kept.room.opened:
            raise Refusal("not-asked", 409)

    def _consider(self, message: wire.Consider, seat: Seat) -> wire.Considered:
        self._check_asked(seat)
        table, speaking = self.kept.room.table, self.kept.speaking(self.listener.language)
        refused = table.explain(seat, message.choice)
        if refused is not None:
            clause = None if refused.clause == "-" else refused.clause
            text = speaking.reason(refused, seat)
            return wire.Considered(message.nonce, "", text, None, clause)
        choice = table.state.stack[-1].read(message.choice)
        kind = table.kind(seat)
        view = table.view(seat)
        said, brief = speaking.choice(kind, choice, view), speaking.brief(kind, choice, view)
        doubted = table.warn(seat, message.choice)
        why = None if doubted is None else speaking.reason(doubted, seat)
        clause = None if doubted is None or doubted.clause == "-" else doubted.clause
        return wire.Considered(message.nonce, said, None, why, clause, brief or None)

    async def _hint(self, message: wire.Hint, seat: Seat) -> wire.Hinted:
        self._check_asked(seat)
        room = self.kept.room
        table, number = room.table.clone(), room.opened[seat]
        loop = asyncio.get_running_loop()
        keeper, guided = self.house.keeper, room.begun.guided
        adviser = self.house.settings.hints
        thought = await loop.run_in_executor(
            keeper.advisers, advise, table, seat, adviser, keeper.advice, guided
        )
        speaking, view = self.kept.speaking(self.listener.language), table.view(seat)
        kind, choice = table.kind(seat), thought.choice
        text, said = speaking.choice(kind, choice, view), speaking.hint(kind, choice, view)
        because = None if guided else why(thought, speaking.words, kind, view)
        plain = msgspec.to_builtins(choice)
        return wire.Hinted(message.nonce, number, plain, text, because, said)


def _nonce(data: bytes | str) -> str | None:
    """Whose answer an error is, where that much can be read."""
    try:
        raw = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    nonce = raw.get("nonce") if isinstance(raw, dict) else None
    return nonce if isinstance(nonce, str) and len(nonce) <= 64 else None
