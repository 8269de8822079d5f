"""A client of the table without a screen, written from docs/protocol.md alone.

Whatever the server sends is held to that document; the first thing that it rules out raises `Broken`.
"""
import asyncio
import http.client
import itertools
import json
import random
import time
import urllib.parse
from http.cookies import SimpleCookie

import websockets

PROTOCOL = 1
PATIENCE = 30.0  # seconds that an answer may take before it counts as missing
MESSAGES_A_SECOND = 8  # the server calls ten for long too many
BURST = 8
LARGEST_MESSAGE = 16 << 20  # a long history; what the server takes is much smaller


class Refused(Exception):
    """The server said no."""

    def __init__(self, error):
        super().__init__(f"{error.get('code')}: {error.get('reason')}")
        self.code = error.get("code")
        self.reason = error.get("reason")
        self.rule = error.get("rule")


class Lost(Exception):
    """There is no connection any more."""


class Broken(Exception):
    """The server did what the document rules out."""


def expect(holds, words):
    if not holds:
        raise Broken(words)


class Table:
    """What a client knows of a table that it has opened."""

    def __init__(self, name):
        self.name = name
        self.info = None  # the last `table`
        self.now = None  # the last `position`
        self.shown = 0  # how many of them came
        self.told = {}  # position: what was told of it, in order

    @property
    def position(self):
        return self.now["position"] if self.now else None

    @property
    def over(self):
        return self.now is not None and self.now["over"]

    def questions(self):
        """Those of one's own seats that are asked now."""
        return [seat for seat in self.now["seats"] if seat["actions"]] if self.now else []

    def take_position(self, message):
        check_position(message)
        before, after = self.position, message["position"]
        expect(before is None or after >= before, f"{self.name} went back from position {before} to {after}")
        since = -1 if before is None else before
        for event in message["happened"]:
            expect(since < event["position"] <= after,
                   f"{self.name} went from {before} to {after} and tells of position {event['position']}")
            if event["text"]:
                self.told.setdefault(event["position"], []).append(event["text"])
        self.now = message
        self.shown += 1


def check_position(message):
    """What holds for every position, whatever came before it."""
    where = f"{message['table']} at {message['position']}"
    places = [event["position"] for event in message["happened"]]
    expect(places == sorted(places), f"{where} tells what happened out of order: {places}")
    for seat in message["seats"]:
        texts = [action["action"] for action in seat["actions"]]
        expect(len(texts) == len(set(texts)), f"{where} lists an action twice for {seat['seat']}")
        expect(bool(texts) == (seat["seat"] in message["waiting"]),
               f"{where} waits for {message['waiting']} and offers {len(texts)} actions to {seat['seat']}")
    expect(message["over"] == (message["result"] is not None), f"{where}: over is {message['over']}, result {message['result']}")
    expect(not (message["over"] and message["waiting"]), f"{where} is over and waits for {message['waiting']}")


class Client:
    """One guest on one device: HTTP requests, and one WebSocket that may be lost and opened again."""

    def __init__(self, server, language="en", source=None, transcript=None):
        self.server = server.rstrip("/")
        self.language = language
        self.source = source  # the address to connect from, where there are several
        self.transcript = transcript  # a file for every message: "> " and what was sent, "< " and what came
        self.cookie = None
        self.tables = {}
        self.act_seconds = []  # how long each `act` took to be acknowledged
        self._socket = None
        self._reader = None
        self._pending = {}
        self._numbers = itertools.count(1)
        self._changed = asyncio.Condition()
        self._failure = None  # why nothing will come any more
        self._tokens = BURST
        self._filled = time.monotonic()

    # HTTP

    async def http(self, method, path, body=None):
        """The answer as JSON, or as text where it is none."""
        return await asyncio.to_thread(self._http, method, path, body)

    def _http(self, method, path, body):
        url = urllib.parse.urlsplit(self.server)
        kind = http.client.HTTPSConnection if url.scheme == "https" else http.client.HTTPConnection
        connection = kind(url.netloc, timeout=PATIENCE, source_address=(self.source, 0) if self.source else None)
        headers = {"Cookie": f"mehen={self.cookie}"} if self.cookie else {}
        if body is not None:
            headers |= {"Content-Type": "application/json", "Origin": self.server}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException) as problem:
            raise Lost(f"{method} {path}: {problem}") from problem
        finally:
            connection.close()
        self._take_cookie(answer.headers.get_all("Set-Cookie") or [])
        value = json.loads(text) if "json" in answer.headers.get("Content-Type", "") else text
        if answer.status >= 400:
            raise Refused(value if isinstance(value, dict) else {"code": answer.status, "reason": value})
        return value

    def _take_cookie(self, lines):
        for line in lines:
            cookie = SimpleCookie(line)
            if "mehen" in cookie:
                expect(cookie["mehen"]["httponly"], "scripts of the page can read the cookie mehen: it is not HttpOnly")
                self.cookie = cookie["mehen"].value

    async def guest(self, name):
        """Takes a name; from then on this client can sit."""
        while True:
            try:
                me = await self.http("POST", "/api/guest", {"name": name})
                break
            except Refused as refused:
                if refused.code != "busy":
                    raise
                await asyncio.sleep(0.5 + random.random())
        expect(me["guest"] and me["guest"]["name"] == name, f"asked for the name {name}, got {me['guest']}")
        expect(self.cookie, "POST /api/guest set no cookie")
        return me

    # WebSocket

    async def connect(self):
        """Opens the WebSocket and says hello; the answer is `welcome`."""
        await self.drop()
        url = "ws" + self.server.removeprefix("http") + "/ws"
        more = {"local_addr": (self.source, 0)} if self.source else {}
        headers = {"Cookie": f"mehen={self.cookie}"} if self.cookie else {}
        try:
            self._socket = await websockets.connect(url, origin=self.server, extra_headers=headers, compression=None,
                                                    max_size=LARGEST_MESSAGE, ping_interval=None, open_timeout=PATIENCE,
                                                    close_timeout=1, **more)
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "language": self.language})
            await self._socket.send(hello)
            text = await asyncio.wait_for(self._socket.recv(), PATIENCE)
        except (OSError, asyncio.TimeoutError, websockets.WebSocketException) as problem:
            raise Lost(f"no connection to {url}: {problem!r}") from problem
        self._note("> ", hello)
        self._note("< ", text)
        welcome = json.loads(text)
        if welcome["type"] == "error":
            raise Refused(welcome)
        expect(welcome["type"] == "welcome", f"the first message is {welcome['type']}, not welcome")
        self._failure = None
        self._reader = asyncio.create_task(self._read(self._socket))
        return welcome

    async def drop(self):
        """Closes the WebSocket; what is known of tables stays."""
        if self._socket:
            await self._socket.close()
            await asyncio.gather(self._reader, return_exceptions=True)
        self._socket = self._reader = None

    async def reconnect(self, seconds):
        """Tries until it works, then opens every table again from where this client last saw it."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                await self.connect()
                break
            except Lost:
                if time.monotonic() > deadline:
                    raise
                await asyncio.sleep(0.1)
        for table in list(self.tables.values()):
            await self.open(table.name)

    async def _read(self, socket):
        failure = Lost("the connection was closed")
        try:
            async for text in socket:
                self._note("< ", text)
                await self._take(json.loads(text))
        except Broken as broken:
            failure = broken
        except (KeyError, TypeError, ValueError) as problem:
            failure = Broken(f"a message without what the document promises: {problem!r} in {text[:300]}")
        except (OSError, websockets.WebSocketException) as problem:
            failure = Lost(repr(problem))
        self._failure = failure
        for answer in self._pending.values():
            if not answer.done():
                answer.set_exception(failure)
        async with self._changed:
            self._changed.notify_all()

    async def _take(self, message):
        table = self.tables.get(message.get("table"))
        if message["type"] == "table":
            table = self.tables.setdefault(message["table"], Table(message["table"]))
            table.info = message
        elif message["type"] == "position" and table:
            table.take_position(message)
        elif message["type"] == "error" and message.get("id") is None:
            raise Broken(f"an error that answers nothing: {message}")
        answer = self._pending.pop(message.get("id"), None)
        if answer and not answer.done():
            if message["type"] == "error":
                answer.set_exception(Refused(message))
            else:
                answer.set_result(message)
        async with self._changed:
            self._changed.notify_all()

    async def ask(self, kind, **fields):
        """Sends a request and waits for its answer; where there were too many, it waits and sends it again."""
        while True:
            try:
                return await self._ask_once(kind, fields)
            except Refused as refused:
                if refused.code != "busy":
                    raise
                await asyncio.sleep(1)

    async def _ask_once(self, kind, fields):
        await self._wait_for_a_token()
        number = next(self._numbers)
        answer = self._pending[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send({"type": kind, "id": number, **fields})
            return await asyncio.wait_for(answer, PATIENCE)
        except asyncio.TimeoutError as problem:
            raise Broken(f"no answer to {kind} {fields} within {PATIENCE:.0f} s") from problem
        finally:
            self._pending.pop(number, None)

    async def tell(self, kind, **fields):
        """Sends what nothing answers."""
        await self._wait_for_a_token()
        await self._send({"type": kind, **fields})

    async def _send(self, message):
        if self._failure:
            raise self._failure
        text = json.dumps(message)
        self._note("> ", text)
        try:
            await self._socket.send(text)
        except websockets.ConnectionClosed as problem:
            raise Lost(repr(problem)) from problem

    def _note(self, mark, text):
        if self.transcript:
            print(mark + text, file=self.transcript)

    async def _wait_for_a_token(self):
        while True:
            now = time.monotonic()
            self._tokens = min(BURST, self._tokens + (now - self._filled) * MESSAGES_A_SECOND)
            self._filled = now
            if self._tokens >= 1:
                self._tokens -= 1
                return
            await asyncio.sleep((1 - self._tokens) / MESSAGES_A_SECOND)

    # At the table

    async def create(self, game, seats, options=None, start=True):
        """Seats are words: `me`, `open`, or the name of a bot."""
        wishes = [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]
        answer = await self.ask("create", game=game, options=options or {}, seats=wishes, public=False, clock={"kind": "none"},
                                spectators={"allowed": True, "delay": 0}, start=start)
        table = self.tables[answer["table"]]
        if start:  # from now on nobody else answers for this client, not even where only one answer is possible
            await self.wait_until(lambda: table.now, f"{table.name} shows its first position")
            for seat in table.now["seats"]:
                await self.ask("auto_pass", table=table.name, seat=seat["seat"], when="never")
        return table

    async def open(self, name):
        """Opens a table, or opens it again from the last position seen."""
        table = self.tables.setdefault(name, Table(name))
        shown = table.shown
        await self.ask("open", table=name, **({} if table.position is None else {"seen": table.position}))
        if table.info["stage"] in ("playing", "over"):
            await self.wait_until(lambda: table.shown > shown, f"{name} shows its position after open")
        return table

    async def close(self, name):
        """Hears no more of a table. Nothing answers that."""
        del self.tables[name]
        await self.tell("close", table=name)

    async def act(self, table, position, seat, action):
        """The position at which the answer stands in the log."""
        started = time.perf_counter()
        acted = await self.ask("act", table=table.name, position=position, seat=seat, action=action)
        self.act_seconds.append(time.perf_counter() - started)
        expect(acted["type"] == "acted", f"the answer to act is {acted['type']}, not acted")
        expect(acted["position"] > position, f"an answer to position {position} stands at {acted['position']}")
        return acted["position"]

    async def wait_until(self, holds, words, seconds=None):
        """Waits until something holds that messages bring about."""
        seconds = seconds or PATIENCE
        async with self._changed:
            try:
                await asyncio.wait_for(self._changed.wait_for(lambda: self._failure or holds()), seconds)
            except asyncio.TimeoutError as problem:
                raise Broken(f"after {seconds:.0f} s still not: {words}") from problem
        if self._failure and not holds():
            raise self._failure
