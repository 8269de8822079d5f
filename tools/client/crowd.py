"""Many clients at once, spread over processes: one of Python is busy long before the server is.

A crowd is a process that says what it has done and is told what to do next through a pipe: "here" once everybody has come,
then a report after each word from outside.
"""
import asyncio
import multiprocessing
import random
import time

from player import Player
from table_client import Broken, Client, Lost, Refused, expect

AT_ONCE = 50  # of a crowd that come at the same time; more would only wait for one another
PROBLEMS = (Broken, Lost, Refused, OSError)
SLOW = 120.0  # seconds that a loaded server may take to ask the player again


def source_address(server, number):
    """Loopback has many addresses: taking turns keeps within limits per address, and within the ports of each."""
    return f"127.0.{1 + number // 250 % 250}.{2 + number % 250}" if "//127.0.0.1:" in server else None


class Crowd:
    def __init__(self, behave, *arguments):
        processes = multiprocessing.get_context("spawn")
        self.pipe, other = processes.Pipe()
        self.process = processes.Process(target=run, args=(behave, other, *arguments), daemon=True)
        self.process.start()

    def tell(self, word):
        self.pipe.send(word)

    def hear(self):
        """The next report; the crowd's end instead of it is an error."""
        try:
            return self.pipe.recv()
        except EOFError:
            raise RuntimeError("a process of the crowd ended unexpectedly") from None


def run(behave, pipe, *arguments):
    try:
        asyncio.run(behave(pipe, *arguments))
    except (KeyboardInterrupt, EOFError):
        pass  # whoever started the crowd is gone


async def told(pipe):
    return await asyncio.to_thread(pipe.recv)


class Problems:
    """How many, and the first few in words."""

    def __init__(self):
        self.count = 0
        self.words = []

    def add(self, problem):
        self.count += 1
        if len(self.words) < 5:
            self.words.append(f"{type(problem).__name__}: {problem}")


async def each_with(problems, work, items):
    """Does the work for each item, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(item):
        async with gate:
            try:
                await work(item)
            except PROBLEMS as problem:
                problems.add(problem)

    await asyncio.gather(*(one(item) for item in items))


async def stay_idle(pipe, server, first, count):
    """Connects, and does nothing until told to; then everybody must still be there."""
    problems = Problems()
    clients = [Client(server, source=source_address(server, number)) for number in range(first, first + count)]
    await each_with(problems, lambda client: client.connect(), clients)
    pipe.send({"here": count - problems.count, "problems": vars(problems)})
    await told(pipe)
    problems = Problems()
    await each_with(problems, lambda client: client.ask("ping"), clients)
    pipe.send({"here": count - problems.count, "problems": vars(problems)})
    await told(pipe)


class Regular:
    """Plays one match after the other, one action each `period` seconds."""

    def __init__(self, server, number, game, seats, rng):
        self.client = Client(server, source=source_address(server, number))
        self.name, self.game, self.seats, self.rng = f"Player {number}", game, seats, rng
        self.player = None

    async def sit_down(self):
        if not self.client.cookie:
            await self.client.guest(self.name)
        await self.client.connect()
        await self.begin()

    async def begin(self):
        if self.player:
            await self.client.close(self.player.table.name)
        table = await self.client.create(self.game, self.seats)
        self.player = Player(self.client, table, self.rng, probing=False)

    async def play(self, deadline, period, problems):
        await asyncio.sleep(self.rng.uniform(0, period))
        while (started := time.monotonic()) < deadline:
            try:
                if question := await self.player.next_question(SLOW):
                    await self.player.answer(question)
                else:
                    await self.begin()
            except PROBLEMS as problem:
                problems.add(problem)
                self.client.tables.clear()
                self.player = None
                await asyncio.sleep(1)
                await each_with(problems, Regular.sit_down, [self])
                if not self.player:
                    return  # said already
            await asyncio.sleep(max(0, started + period - time.monotonic()))


async def own_lag(lags):
    """How late this process is by itself: time that must not be blamed on the server."""
    while True:
        started = time.perf_counter()
        await asyncio.sleep(0.02)
        lags.append(time.perf_counter() - started - 0.02)


async def play_regularly(pipe, server, first, count, game, seats, period, seconds):
    """Sits down, and when told to plays for so many seconds; the report has how long each `acted` took."""
    problems = Problems()
    regulars = [Regular(server, number, game, seats, random.Random(number)) for number in range(first, first + count)]
    await each_with(problems, Regular.sit_down, regulars)
    pipe.send({"here": count - problems.count, "problems": vars(problems)})
    await told(pipe)
    problems = Problems()
    lags = []
    lag = asyncio.create_task(own_lag(lags))
    deadline = time.monotonic() + seconds
    await asyncio.gather(*(regular.play(deadline, period, problems) for regular in regulars if regular.player))
    lag.cancel()
    pipe.send({"seconds": [each for regular in regulars for each in regular.client.act_seconds],
               "lags": lags, "problems": vars(problems)})
    await told(pipe)


def share(total, parts):
    """Splits a number as evenly as possible: (first, count) for each part."""
    bounds = [total * part // parts for part in range(parts + 1)]
    return [(low, high - low) for low, high in zip(bounds, bounds[1:]) if high > low]


def report_problems(reports):
    words = [each for report in reports for each in report["problems"]["words"]]
    expect(not words, f"{sum(report['problems']['count'] for report in reports)} problems, such as: " + " | ".join(words[:5]))
