"""What mehen-balance counted, and the numbers worked out from it."""
import glob
import json
import math
import os

ENOUGH = 30  # seats behind a win share that is worth showing


class Estimate:
    """A share of wins with its 95 % interval; `even` is what nobody's advantage would give."""

    def __init__(self, share, even):
        self.seats, self.wins, self.even = share["seats"], share["wins"], even
        self.value = self.wins / self.seats if self.seats else 0
        self.low, self.high = interval(share) if self.seats else (0, 1)

    def enough(self):
        return self.seats >= ENOUGH

    def against_even(self):
        return tuple(each / self.even for each in (self.value, self.low, self.high))

    def verdict(self):
        """1: surely above the even share, -1: surely below, 0: neither."""
        return (self.low > self.even) - (self.high < self.even)


def interval(share, z=1.96):
    """Wilson's interval, for as many independent seats as these are worth.

    Games with the same draws form a group, and seats of one group tend to win or lose together or against one another. How
    much more the groups differ than independent seats would is the design effect; it is never taken to be below 1.
    """
    n, wins = share["seats"], share["wins"]
    rate = wins / n
    between = share["wins_squared"] - 2 * rate * share["seats_times_wins"] + rate * rate * share["seats_squared"]
    independent = n * rate * (1 - rate)
    n /= max(1, between / independent) if independent > 0 else 1
    middle = (rate + z * z / (2 * n)) / (1 + z * z / n)
    margin = z / (1 + z * z / n) * math.sqrt(rate * (1 - rate) / n + z * z / (4 * n * n))
    return max(0, middle - margin), min(1, middle + margin)


class Table:
    """All games of one kind with one number of seats."""

    def __init__(self, content):
        self.seed, self.commit = content["seed"], content["commit"]
        self.position, self.house_versions = content["position"], content["house_versions"]
        self.__dict__.update({name: value for name, value in content["tallies"].items()
                              if name in ("game", "title", "seats", "rules_revision", "bot", "games", "unfinished",
                                          "shared_wins", "equal_tops", "round_word", "purchases", "endings")})
        tallies = content["tallies"]
        self.even = 1 / self.seats
        self.shares = {table["id"]: [(row["name"], self.estimate(row["share"], self.even_of(table["id"])))
                                     for row in table["rows"]] for table in tallies["shares"]}
        self.amounts = {table["id"]: table["rows"] for table in tallies["amounts"]}
        self.spreads = {table["id"]: {row["value"]: row["times"] for row in table["times"]}
                        for table in tallies["spreads"]}

    def even_of(self, shares):
        """What nobody's advantage would give: of two sides each would win half of the games."""
        return 1 / 2 if shares == "side" else self.even

    def estimate(self, share, even=None):
        return Estimate(share, even or self.even)

    def last_seed(self):
        return self.seed + (self.games + self.unfinished - 1) // self.seats

    def amount_means(self, name):
        """(of all seats, of winners) for each row."""
        return [(row["all"] / (self.games * self.seats), row["winners"] / self.games) for row in self.amounts[name]]


def added(shares):
    total = dict.fromkeys(("seats", "wins", "seats_squared", "seats_times_wins", "wins_squared"), 0)
    for share in shares:
        for name in total:
            total[name] += share[name]
    return total


def mean(times):
    return sum(value * count for value, count in times.items()) / sum(times.values())


def quantile(times, part):
    """The smallest value that at least that part of all does not exceed."""
    left = part * sum(times.values())
    for value in sorted(times):
        left -= times[value]
        if left <= 0:
            return value
    return max(times)


def load(*folders):
    """{game: [table of each number of seats]}, games in the order of `mehen games`."""
    tables = []
    for path in (path for folder in folders for path in glob.glob(os.path.join(folder, "*.json"))):
        with open(path, encoding="utf-8") as file:
            tables.append(Table(json.load(file)))
    games = {}
    for table in sorted(tables, key=lambda table: (table.position, table.seats)):
        games.setdefault(table.game, []).append(table)
    return games
