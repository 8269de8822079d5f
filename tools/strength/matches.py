"""The matches by which the strength of the bots is known."""
import math
from dataclasses import dataclass

KEMET = ("kemet-first", "kemet-revised", "kemet-blood-and-sand")
GAMES = ("fertility",) + KEMET


@dataclass(frozen=True)
class Match:
    kind: str  # the chapter of the page
    game: str
    first: str
    others: str
    reach: float = 0  # the share of wins that is asked of the first bot; 0: none
    seats: int = 2
    games: int = 200
    test: bool = False  # stops as soon as it is clear whether the share is nearer to what is below or above `reach`

    def __post_init__(self):
        if self.test and not 0.05 < self.reach < 0.95:
            raise ValueError(f"{self.name}: a test needs a share between 5 % and 95 % to reach, not {self.reach:.0%}")

    @property
    def by_side(self):
        """The first bot stands alone against all the others, on its own seat in every game."""
        return self.kind == "sides"

    @property
    def name(self):
        bots = f"{self.first}-{self.others}".replace(":time=", "")
        return f"{self.kind}-{self.game}-{self.seats}-{bots}"

    def elos(self):
        """Five hundredths below what is asked, and as much above, for `mehen arena --sprt`."""
        even = 1 / (self.seats - 1)
        return [round(400 * math.log10(share / (1 - share) / even)) for share in (self.reach - 0.05, self.reach + 0.05)]


MATCHES = (
    # Without a search a game takes no time: a thousand of them tell more.
    [Match("levels", game, "easy", "random", games=1000) for game in GAMES]
    + [Match("levels", game, "normal", "easy", games=1000) for game in GAMES]
    + [Match("levels", game, "normal", "random", 0.98) for game in GAMES]
    + [Match("levels", game, "hard", "normal", 0.80 if game == "fertility" else 0.85, test=True) for game in GAMES]
    + [Match("table", game, "hard", "normal", 0.60, seats=4, test=True) for game in KEMET]
    # `expert` against `hard`: in one edition with their own times, elsewhere with both divided by five.
    + [Match("time", game, "search:time=200", "search:time=40", 0.60, test=True) for game in GAMES]
    + [Match("time", "kemet-revised", "expert", "hard", 0.60, test=True)]
    # The point that lay below the one before it is played longer, to tell chance from a defect.
    + [Match("curve", game, f"search:time={time}", "normal", games=games)
       for time, of_game in ((50, (100, 100)), (200, (100, 300)), (1000, (100, 100)), (5000, (30, 30)))
       for game, games in zip(("fertility", "kemet-revised"), of_game)]
    + [Match("sides", "kemet-seth", first, others, seats=seats, games=1000)
       for seats in (3, 4) for first, others in (("easy", "random"), ("normal", "easy"))]
    # Three members of `hard` take long, and forty games show how much stronger they are.
    + [Match("sides", "kemet-seth", first, others, seats=seats, games=40 if (seats, others) == (4, "hard") else 200)
       for seats in (3, 4) for first, others in (("normal", "normal"), ("hard", "normal"), ("normal", "hard"))]
)
