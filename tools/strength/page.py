"""Writes docs/strength.md from what the matches brought."""
import os
import textwrap

from matches import MATCHES
from measuring import write_text

INTRODUCTION = """# Strength

What the bots ([bots.md](bots.md)) are worth, from matches of `mehen arena` ([arena.md](arena.md)): seats rotated, seeds paired,
one thread for each bot, one game on each core, time counted while a bot is at work (`--cpu-time`). Written by
`tools/strength/run`, which goes on where it stopped; do not edit.

Release builds of the commits named, on {machine}.

- **share**: of the wins, with a 95 % interval over groups of games that share a seed; a win shared by two is a half for each.
- **\\***: of these games only the counts were kept, so the interval takes them for independent of one another (Wilson's).
- **Elo**: above the mean of the other bots, from who was placed before whom in every pair; with more than two players it is no
  other way to write the share.
- **asked**: the share that the bot is to reach; the last column compares it with the share seen. A match marked *SPRT* stops as
  soon as a sequential test knows whether the share is nearer to five hundredths above what is asked or to five below (5 % error
  either way); the share of a match that was stopped lies a little too far out.
"""
CHAPTERS = {
    "levels": ("Levels", "Two players."),
    "table": ("One among many", "One `hard` among three `normal`, four players. An even share is 25 %."),
    "time": ("Five times the time", "Two players, each with the time for a turn that its name says. `expert` has 1 s and `hard` "
             "0.2 s; where 200 ms stand against 40 ms, both are divided by five."),
    "curve": ("More time", "Against `normal`, two players, by the time for a turn. A bot that is weaker with more time would be "
              "a defect."),
    "sides": ("One against all", "How often Seth wins: the bot plays him, the others are the Alliance. A stronger bot wins more often "
              "as Seth, and a stronger Alliance lets him win less often."),
}


def verdict(match, kept):
    if not match.reach:
        return ""
    if kept["sprt"] in ("H0", "H1"):
        return {"H1": "reached (SPRT)", "H0": "not reached (SPRT)"}[kept["sprt"]]
    return "reached" if kept["score"] >= match.reach else "not reached"


def row(match, kept):
    game = f"{match.game}, {match.seats} seats" if match.by_side else match.game
    names = f"| {game} | `{match.first}` | `{match.others}` |"
    asked = f"{match.reach:.0%}" if match.reach else ""
    if kept is None:
        return f"{names} | | | | {asked} | not played yet | |"
    games = f"{kept['games']}" + (f" ({kept['unfinished']} unfinished)" if kept["unfinished"] else "")
    share = f"{kept['score']:.1%} | {kept['score_low']:.1%} – {kept['score_high']:.1%}" + (r" \*" if kept.get("counts_only") else "")
    elo = "" if kept["elo"] is None else f"{kept['elo']:+.0f}"
    return f"{names} {games} | {share} | {elo} | {asked} | {verdict(match, kept)} | `{kept['commit']}` |"


def text_of(kept):
    machines = sorted({each["machine"] for each in kept.values()})
    text = INTRODUCTION.format(machine=" and ".join(machines) or "no machine yet")
    for kind, (title, words) in CHAPTERS.items():
        text += f"\n## {title}\n\n{textwrap.fill(words, 128)}\n\n"
        text += "| game | bot | against | games | share | 95 % | Elo | asked | | commit |\n"
        text += "| --- | --- | --- | ---: | ---: | ---: | ---: | ---: | --- | --- |\n"
        text += "\n".join(row(match, kept.get(match.name)) for match in MATCHES if match.kind == kind) + "\n"
    return text


def write(kept, docs):
    path = os.path.join(docs, "strength.md")
    write_text(path, text_of(kept))
    return path
