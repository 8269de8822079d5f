#!/usr/bin/python3
"""As much of a server as the tests of the clients need:  fake_server.py serve --port N --data DIR [--fault NAME]

It follows docs/protocol.md with a game of its own, `sticks`: everybody guesses in secret, then in turn each takes one to
three of 31 sticks; whoever takes the last one wins. Faults are what the clients must notice.
"""
import argparse
import asyncio
import json
import os
import random
import secrets
import signal

from websockets.exceptions import InvalidState
from websockets.frames import Opcode
from websockets.server import ServerConnection

SEATS = ["reed", "lotus", "palm"]
STICKS = 31
FAULTS = {
    "none": "",
    "forgetful": "acknowledges before anything is written, and writes nothing",
    "backwards": "goes back now and then",
    "stubborn": "refuses an action that it offered",
    "gullible": "takes answers to any position",
    "generous": "takes answers for any seat",
    "liar": "tells another story in the end",
    "mute": "shows no position after an answer",
}


class Refusal(Exception):
    def __init__(self, code, reason, rule=None):
        super().__init__(reason)
        self.error = {"type": "error", "code": code, "reason": reason, **({"rule": rule} if rule else {})}


class Match:
    """The log of a table decides everything else."""

    def __init__(self, name, seats, creator):
        self.name = name
        self.who = dict(zip(SEATS, seats))  # a bot's name, or the guest's id
        self.creator = creator
        self.log = []  # (seat, action)
        self.agreed = False

    def guesses(self):
        return {seat: action for seat, action in self.log if action.startswith("guess ")}

    def left(self):
        return STICKS - sum(int(action.split()[1]) for _, action in self.log if action.startswith("take "))

    def over(self):
        return self.agreed or self.left() == 0

    def waiting(self):
        if self.over():
            return []
        late = [seat for seat in self.who if seat not in self.guesses()]
        return late or [list(self.who)[(len(self.log) - len(self.who)) % len(self.who)]]

    def actions(self, seat):
        if seat not in self.waiting():
            return []
        if seat not in self.guesses():
            return [f"guess {number}" for number in (1, 2, 3)]
        return [f"take {number}" for number in (1, 2, 3) if number <= self.left()]

    def taken(self, seat):
        return sum(int(action.split()[1]) for who, action in self.log if who == seat and action.startswith("take "))

    def result(self):
        if not self.over():
            return None
        order = sorted(self.who, key=lambda seat: (seat != self.log[-1][0], -self.taken(seat)))
        return {"places": [{"seat": seat, "place": place, "score": self.taken(seat)} for place, seat in enumerate(order, 1)],
                "breakdown": [], "ended": "agreed" if self.agreed else "played"}

    def text(self, position, seat):
        """What is told of a position: guesses of others stay secret."""
        who, action = self.log[position - 1]
        secret = action.startswith("guess ") and who != seat
        return f"{who} guesses." if secret else f"{who}: {action}."

    def record(self):
        lines = ["mehen-record 1", "game sticks", "rules 1", *(f"seat {seat} {who}" for seat, who in self.who.items())]
        return "\n".join([*lines, *(f"{n} {seat}: {action}" for n, (seat, action) in enumerate(self.log, 1))]) + "\n"


class Store:
    """One file, one line for each thing that happened."""

    def __init__(self, folder, fault):
        self.path = os.path.join(folder, "fake.log")
        self.forgetful = fault == "forgetful"
        self.guests, self.matches = {}, {}
        if os.path.exists(self.path):
            with open(self.path, encoding="utf-8") as file:
                for line in file:
                    if line.endswith("\n"):  # else it was being written when the server was killed
                        self.take(json.loads(line))

    def take(self, fact):
        if "guest" in fact:
            self.guests[fact["guest"]] = fact["name"]
        elif "seats" in fact:
            self.matches[fact["table"]] = Match(fact["table"], fact["seats"], fact["creator"])
        elif "agreed" in fact:
            self.matches[fact["table"]].agreed = True
        else:
            self.matches[fact["table"]].log.append((fact["seat"], fact["action"]))

    def append(self, fact):
        if not (self.forgetful and "action" in fact):
            with open(self.path, "a", encoding="utf-8") as file:
                file.write(json.dumps(fact) + "\n")
                file.flush()
                os.fsync(file.fileno())
        self.take(fact)


class Connection:
    """One WebSocket: what this client has opened, and how far it was told."""

    def __init__(self, server, socket, writer, guest):
        self.server, self.socket, self.writer, self.guest = server, socket, writer, guest
        self.greeted = False
        self.told = {}  # table: position

    def send(self, message):
        try:
            self.socket.send_text(json.dumps(message).encode())
        except InvalidState:  # it has just been closed
            return
        for data in self.socket.data_to_send():
            self.writer.write(data)

    def seats(self, match):
        return [seat for seat, who in match.who.items() if who == self.guest] or [None]

    def send_table(self, match, number=None):
        seats = [{"seat": seat, "name": seat.title(), "who": "guest" if who in self.server.store.guests else "bot",
                  "player": self.server.store.guests.get(who, who), "here": True, "away_bot": False}
                 for seat, who in match.who.items()]
        message = {"type": "table", "table": match.name, "game": "sticks", "title": "Sticks",
                   "stage": "over" if match.over() else "playing", "public": False, "creator": "Somebody",
                   "mine": match.creator == self.guest, "options": [], "pack": False, "link": f"/#/t/{match.name}",
                   "clock": {"kind": "none"}, "spectators": {"allowed": True, "delay": 0, "now": 0}, "seats": seats,
                   "end_agreed": [], "rematch": None, "suspended": None}
        self.send(message | ({} if number is None else {"id": number}))

    def send_position(self, match):
        position = len(match.log)
        if self.server.fault == "backwards" and position % 7 == 6:
            position -= 2
        seats = [{"seat": seat, "ask": None, "question": "", "can_undo": False, "sealed": len(match.guesses()) < len(match.who), "view": {},
                  "actions": [{"action": action, "kind": action.split()[0], "label": action} for action in match.actions(seat)],
                  "auto_pass": "never"} for seat in self.seats(match)]
        happened = [{"position": at, "seat": match.log[at - 1][0], "kind": "taken", "text": match.text(at, self.seats(match)[0])}
                    for at in range(self.told.get(match.name, 0) + 1, position + 1)]
        self.told[match.name] = position
        self.send({"type": "position", "table": match.name, "position": position, "over": match.over(),
                   "waiting": match.waiting(), "chapter": f"Round {position // len(match.who)}",
                   "gauges": [{"name": "sticks", "values": {seat: match.taken(seat) for seat in match.who}}], "clocks": {},
                   "seats": seats, "happened": happened, "result": match.result()})

    def take(self, message):
        kind = message.get("type")
        if kind == "hello":
            self.greeted = True
            name = self.server.store.guests.get(self.guest)
            guest = {"id": self.guest, "name": name} if name else None
            return self.send({"type": "welcome", "protocol": 1, "version": "0", "guest": guest})
        if not self.greeted:
            raise Refusal("protocol", "The first message must be hello.")
        handler = getattr(self, f"on_{kind}", None)
        if not handler:
            raise Refusal("unknown", f"There is no message {kind}.")
        return handler(message)

    def match(self, message):
        match = self.server.store.matches.get(message["table"])
        if not match:
            raise Refusal("unknown", f"There is no table {message['table']}.")
        return match

    def on_ping(self, message):
        self.send({"type": "pong", "id": message["id"]})

    def on_create(self, message):
        if not self.guest:
            raise Refusal("guest", "Take a name first.")
        seats = [self.guest if wish["who"] == "me" else wish["bot"] for wish in message["seats"]]
        name = "t" + secrets.token_hex(4)
        self.server.store.append({"table": name, "seats": seats, "creator": self.guest})
        self.on_open({"table": name, "id": message["id"]})
        self.server.let_bots_play(self.server.store.matches[name])

    def on_open(self, message):
        match = self.match(message)
        self.told[match.name] = message.get("seen", 0)
        self.send_table(match, message["id"])
        self.send_position(match)

    def on_close(self, message):
        self.told.pop(message["table"], None)

    def on_act(self, message):
        match, fault = self.match(message), self.server.fault
        seat, action = message["seat"], message["action"]
        if message["position"] != len(match.log) and fault != "gullible":
            raise Refusal("stale", f"The table is at position {len(match.log)}.")
        if match.who.get(seat) != self.guest and fault != "generous":
            raise Refusal("forbidden", f"You do not sit at {seat}.")
        legal = action in match.actions(seat) or (fault == "generous" and match.who.get(seat) != self.guest)
        if not legal or (fault == "stubborn" and action == "take 2"):
            raise Refusal("illegal", f"{seat} cannot do that now.", "sticks.take")
        self.server.store.append({"table": match.name, "seat": seat, "action": action})
        self.send({"type": "acted", "id": message["id"], "table": match.name, "position": len(match.log)})
        if fault != "mute":
            self.server.tell(match)
        self.server.let_bots_play(match)

    def on_why(self, message):
        legal = message["action"] in self.match(message).actions(message["seat"])
        reason = {} if legal else {"reason": "Not now."}
        self.send({"type": "because", "id": message["id"], "action": message["action"], "legal": legal} | reason)

    def on_auto_pass(self, message):
        match = self.match(message)
        self.send({"type": "acted", "id": message["id"], "table": match.name, "position": len(match.log)})

    def on_agree_to_end(self, message):
        match = self.match(message)
        self.server.store.append({"table": match.name, "agreed": True})
        self.send({"type": "acted", "id": message["id"], "table": match.name, "position": len(match.log)})
        self.server.tell(match)

    def on_history(self, message):
        match = self.match(message)
        lines = [{"position": at, "seat": match.log[at - 1][0], "chapter": "", "texts": [match.text(at, self.seats(match)[0])]}
                 for at in range(1, len(match.log) + 1)]
        if self.server.fault == "liar":
            lines = lines[:-1]
        self.send({"type": "history", "id": message["id"], "table": match.name, "lines": lines, "gauges": []})


class FakeServer:
    def __init__(self, folder, fault):
        self.store = Store(folder, fault)
        self.fault = fault
        self.connections = set()
        self.playing = {}  # table: the task that moves its bots

    def tell(self, match):
        for connection in self.connections:
            if match.name in connection.told:
                connection.send_position(match)

    def let_bots_play(self, match):
        if match.name not in self.playing or self.playing[match.name].done():
            self.playing[match.name] = asyncio.create_task(self.move_bots(match))

    async def move_bots(self, match):
        while bots := [seat for seat in match.waiting() if match.who[seat] not in self.store.guests]:
            await asyncio.sleep(0.001)
            action = random.choice(match.actions(bots[0]))
            self.store.append({"table": match.name, "seat": bots[0], "action": action})
            self.tell(match)

    async def serve(self, reader, writer):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            lines = head.decode().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
            guest = headers.get("cookie", "").removeprefix("mehen=")
            guest = guest if guest in self.store.guests else None
            if headers.get("upgrade", "").lower() == "websocket":
                await self.serve_socket(reader, writer, head, guest)
            else:
                method, path, _ = lines[0].split()
                body = await reader.readexactly(int(headers.get("content-length", 0)))
                self.serve_request(writer, method, path, headers, body, guest)
            await writer.drain()
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.close()

    def serve_request(self, writer, method, path, headers, body, guest):
        more, kind, status = "", "application/json", "200 OK"
        if path == "/healthz":
            kind, answer = "text/plain", "ok"
        elif method == "POST" and path == "/api/guest" and headers.get("origin") == f"http://{headers['host']}":
            guest, name = guest or "g" + secrets.token_hex(8), json.loads(body)["name"]
            self.store.append({"guest": guest, "name": name})
            more = f"Set-Cookie: mehen={guest}; HttpOnly; SameSite=Lax\r\n"
            answer = json.dumps({"guest": {"id": guest, "name": name}, "protocol": 1, "version": "0"})
        elif path.startswith("/api/tables/") and path.endswith("/record") and self.store.matches[path.split("/")[3]].over():
            kind, answer = "text/plain", self.store.matches[path.split("/")[3]].record()
        else:
            status, answer = "404 Not Found", json.dumps({"type": "error", "code": "unknown", "reason": "There is no such page."})
        writer.write(f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\n{more}Content-Length: {len(answer.encode())}\r\n"
                     f"Connection: close\r\n\r\n{answer}".encode())

    async def serve_socket(self, reader, writer, head, guest):
        socket = ServerConnection()
        socket.receive_data(head)
        socket.send_response(socket.accept(socket.events_received()[0]))
        connection = Connection(self, socket, writer, guest)
        self.connections.add(connection)
        try:
            while True:
                for data in socket.data_to_send():
                    writer.write(data)
                data = await reader.read(65536)
                if not data:
                    return
                socket.receive_data(data)
                for frame in socket.events_received():
                    if frame.opcode is Opcode.TEXT:
                        self.take(connection, json.loads(frame.data))
                    elif frame.opcode is Opcode.CLOSE:
                        writer.writelines(socket.data_to_send())
                        return
        finally:
            self.connections.discard(connection)

    @staticmethod
    def take(connection, message):
        try:
            connection.take(message)
        except Refusal as refusal:
            connection.send(refusal.error | ({"id": message["id"]} if "id" in message else {}))


async def main():
    parser = argparse.ArgumentParser(prog="fake_server.py")
    parser.add_argument("command", choices=["serve", "replay"])
    parser.add_argument("rest", nargs="*")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--data", default=".")
    parser.add_argument("--fault", choices=FAULTS, default="none")
    parser.add_argument("--verify", action="store_true")
    arguments = parser.parse_args()
    if arguments.command == "replay":  # there is nothing to verify
        return
    fake = FakeServer(arguments.data, arguments.fault)
    for match in fake.store.matches.values():
        fake.let_bots_play(match)
    server = await asyncio.start_server(fake.serve, "127.0.0.1", arguments.port, backlog=4096)
    stopped = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stopped.set)
    async with server:
        await stopped.wait()


if __name__ == "__main__":
    asyncio.run(main())
