"""Plays a seat with random legal actions, and now and then does what must be refused."""
from table_client import Lost, Refused, expect

PROBE_EVERY = 10  # actions between two attempts at what must be refused


class Player:
    """Plays all of its client's seats at one table. `answers` keeps (seat, action, certain): an answer whose `acted` was
    lost with the connection may or may not have arrived."""

    def __init__(self, client, table, rng, probing=True):
        self.client = client
        self.table = table
        self.rng = rng
        self.probing = probing
        self.answers = []
        self.answered = {}  # seat: the last position that it answered
        self.acknowledged = 0  # the last position that was
        self.overtaken = 0  # answers that came too late because somebody else had moved

    async def next_question(self, seconds=None):
        """One of the own seats that is asked, or None when the match is over."""
        table = self.table
        while not table.over:
            if questions := table.questions():
                return self.rng.choice(questions)
            # The next message may be there before this one has been answered to: hence the loop.
            await self.client.wait_until(lambda: table.over or table.questions(), f"{table.name} asks one of us", seconds)
        return None

    async def answer(self, question):
        """Gives a random answer; False if somebody else moved first."""
        position, seat = self.table.position, question["seat"]
        action = self.rng.choice(question["actions"])["action"]
        if self.probing and len(self.answers) % PROBE_EVERY == 0:
            await self.probe(question, position)
        try:
            at = await self.client.act(self.table, position, seat, action)
        except Lost:
            self.answers.append((seat, action, False))
            raise
        except Refused as refused:
            expect(refused.code == "stale", f"{self.table.name} at {position} offers '{action}' and refuses it: {refused}")
            await self.client.wait_until(lambda: self.table.position > position,
                                         f"{self.table.name} calls an answer to {position} stale and shows a later position")
            self.overtaken += 1
            return False
        self.answers.append((seat, action, True))
        self.answered[seat] = position
        expect(at > self.acknowledged, f"{self.table.name} acknowledged {at} after {self.acknowledged}")
        self.acknowledged = at
        await self.client.wait_until(lambda: self.table.position >= at, f"{self.table.name} shows position {at}")
        return True

    async def probe(self, question, position):
        """What must be refused is, and changes nothing."""
        seat, action = question["seat"], question["actions"][0]["action"]
        if seat in self.answered:  # as if it were sent again
            await self.must_be_refused({"stale"}, self.answered[seat], seat, action)
        await self.must_be_refused({"stale"}, position + 1000, seat, action)
        await self.must_be_refused({"illegal", "malformed", "stale"}, position, seat, "no such action")
        mine = {own["seat"] for own in self.table.now["seats"]}
        others = [other["seat"] for other in self.table.info["seats"] if other["seat"] not in mine]
        if others:
            await self.must_be_refused({"forbidden", "stale"}, position, self.rng.choice(others), action)
        if self.table.position == position:
            because = await self.client.ask("why", table=self.table.name, seat=seat, action=action)
            expect(because["legal"] or self.table.position > position, f"{self.table.name} offers '{action}', yet: {because}")

    async def must_be_refused(self, codes, position, seat, action):
        try:
            await self.client.ask("act", table=self.table.name, position=position, seat=seat, action=action)
        except Refused as refused:
            words = f"'{action}' of {seat} for {position} was refused with {refused}, not one of {sorted(codes)}"
            expect(refused.code in codes, words)
        else:
            expect(False, f"{self.table.name} at {self.table.position} took '{action}' of {seat} for {position}")

    async def play(self, after_each):
        """To the end of the match: its result. `after_each` is awaited after each answer."""
        while question := await self.next_question():
            await self.answer(question)
            await after_each()
        return self.table.now["result"]


async def story(client, table):
    """What `history` tells: position → texts."""
    history = await client.ask("history", table=table.name)
    places = [line["position"] for line in history["lines"]]
    expect(places == sorted(set(places)), f"the lines of history are out of order: {places}")
    for gauge in history["gauges"]:
        for seat, values in gauge["values"].items():
            expect(len(values) == len(gauge["positions"]), f"history has {len(values)} values of {gauge['name']} for {seat}")
    return {line["position"]: line["texts"] for line in history["lines"]}


def check_story(table, lines):
    """Whatever this client was told stands in the history."""
    for position, texts in table.told.items():
        expect(lines.get(position) == texts, f"{table.name}, {position}: told {texts}, history says {lines.get(position)}")


def check_result(table, result):
    seats = [seat["seat"] for seat in table.info["seats"]]
    expect(sorted(place["seat"] for place in result["places"]) == sorted(seats), f"places of {seats}: {result['places']}")
    expect(min(place["place"] for place in result["places"]) == 1, f"nobody is first: {result['places']}")


def check_record(record, table, answers):
    """Each certain answer of this client stands in the record, in order; and nothing of its seats that it did not give."""
    for seat in {seat for seat, _, _ in answers}:
        mark = f" {seat}: "
        written = [line.split(mark, 1)[1] for line in record.splitlines() if line[:1].isdigit() and mark in line]
        given = [(action, certain) for who, action, certain in answers if who == seat]
        reached = {0}
        for action, certain in given:
            taken = {at + 1 for at in reached if at < len(written) and written[at] == action}
            reached = taken if certain else taken | reached
            expect(reached, f"{table.name}: '{action}' of {seat} was acknowledged and is not in the record")
        expect(len(written) in reached, f"{table.name}: the record has answers of {seat} that nobody gave")
