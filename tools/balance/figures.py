"""Small multiples as SVG: one panel for each number of seats, readable on light and dark pages."""
import html

WIDTH, MARGIN, LINE = 860, 16, 16
STYLE = """
text{font:11px system-ui,sans-serif;fill:var(--ink)}
.title{font-size:14px;font-weight:600}.head{font-weight:600}.soft{fill:var(--soft)}.small{font-size:10px}
.end{text-anchor:end}.mid{text-anchor:middle}
.paper{fill:var(--paper)}.grid{stroke:var(--grid)}.even{stroke:var(--soft);stroke-dasharray:3 3}
.range{stroke:var(--mark);stroke-width:2;stroke-linecap:round}.dot{fill:var(--mark)}.faint{opacity:.45}
.bar{fill:var(--mark)}
.red{fill:#c8452f}.blue{fill:#3f7fc0}
.white{fill:#fff;stroke:#998e7a}.black{fill:#2b2b2b;stroke:#998e7a}.plain{fill:var(--soft)}
.s0{fill:var(--s0)}.s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}.s4{fill:var(--s4)}.s5{fill:var(--s5)}
.k0{fill:#b5452c}.k1{fill:#d69a2d}.k2{fill:#e3cb8f}.k3{fill:#4a86b8}.k4{fill:#2f8f7f}.k5{fill:#8d6bb0}
svg{--paper:#fcf9f2;--ink:#2c2620;--soft:#7d7364;--grid:#e6dcc8;--mark:#a8741a;
--s0:#5c3d0b;--s1:#8f6117;--s2:#b9842a;--s3:#d6ab5c;--s4:#e6cb94;--s5:#f0e2c3}
@media(prefers-color-scheme:dark){svg{--paper:#1d1a16;--ink:#ece4d4;--soft:#a3988a;--grid:#393329;--mark:#e0ae4e;
--s0:#f6dfae;--s1:#e3b762;--s2:#bd8a35;--s3:#8e6625;--s4:#65491c;--s5:#463417}}
"""


def number(value):
    """As short as a coordinate can be written."""
    return f"{value:.1f}".removesuffix(".0")


class Drawing:
    def __init__(self, title, about):
        self.title, self.about = title, about
        self.paths = {}  # of each class, all in one: that makes small files
        self.marks = []  # dots and words, above everything else
        self.height = 0

    def text(self, x, y, words, classes=""):
        name = f' class="{classes}"' if classes else ""
        self.marks.append(f'<text x="{number(x)}" y="{number(y)}"{name}>{html.escape(words)}</text>')

    def line(self, x1, y1, x2, y2, classes):
        self.paths.setdefault(classes, []).append(f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}")

    def box(self, x, y, width, height, classes):
        if width > 0 and height > 0:
            self.paths.setdefault(classes, []).append(
                f"M{number(x)} {number(y)}h{number(width)}v{number(height)}h{number(-width)}z")

    def dot(self, x, y, classes, radius=3.5):
        self.marks.append(f'<circle class="{classes}" cx="{number(x)}" cy="{number(y)}" r="{number(radius)}"/>')

    def write(self, path):
        height = number(self.height + MARGIN)
        with open(path, "w", encoding="utf-8") as file:
            file.write(f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
                       f'height="{height}" role="img" aria-labelledby="t d"><title id="t">{html.escape(self.title)}'
                       f'</title><desc id="d">{html.escape(self.about)}</desc><style>{STYLE}</style>\n'
                       f'<rect class="paper" width="{WIDTH}" height="{height}" rx="8"/>\n')
            behind = ("grid", "even")
            for classes in sorted(self.paths, key=lambda each: each not in behind):
                file.write(f'<path class="{classes}" d="{"".join(self.paths[classes])}"/>\n')
            file.write("\n".join(self.marks) + "\n</svg>\n")


def begin(title, about):
    drawing = Drawing(title, about)
    drawing.text(MARGIN, MARGIN + 12, title, "title")
    drawing.text(MARGIN, MARGIN + 30, about, "soft")
    drawing.height = MARGIN + 40
    return drawing


def columns(count, left):
    """Where the panels of `count` seat counts stand: (x, width) each."""
    gap = 22
    width = (WIDTH - left - MARGIN - gap * (count - 1)) / count
    return [(left + i * (width + gap), width) for i in range(count)]


def legend(drawing, words, shade):
    x, y = MARGIN, drawing.height + 8
    for i, word in enumerate(words):
        length = 24 + 6.2 * len(word)
        if x + length > WIDTH - MARGIN:
            x, y = MARGIN, y + LINE
        drawing.box(x, y - 9, 10, 10, f"{shade}{i}")
        drawing.text(x + 14, y, word)
        x += length
    drawing.height = y + 8


def step_for(top, marks=4):
    """A round distance that divides 0..top in about so many parts."""
    for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000):
        if top / step <= marks:
            return step
    return top


def shares(title, about, heads, rows):
    """rows: (name, [panel of each seat count]); a panel is a list of (label, value, low, high), 1 being an even share."""
    drawing = begin(title, about)
    left, tall = 132, 96
    values = [high for _, panels in rows for panel in panels for _, _, _, high in panel]
    lows = [low for _, panels in rows for panel in panels for _, _, low, _ in panel]
    top = max(1.25, min(3, max(values, default=1)))
    bottom = min(0.75, max(0, min(lows, default=1)))
    places = columns(len(heads), left)
    for (x, width), head in zip(places, heads):
        drawing.text(x + width / 2, drawing.height + 10, head, "head mid")
    drawing.height += 18
    marks = [mark / 4 for mark in range(0, 13) if bottom <= mark / 4 <= top]
    if len(marks) > 5:
        marks = [mark for mark in marks if mark * 2 == int(mark * 2)]
    for name, panels in rows:
        base = drawing.height + tall
        scale = tall - 12

        def height_of(value):
            return base - (min(max(value, bottom), top) - bottom) / (top - bottom) * scale

        drawing.text(MARGIN, drawing.height + tall / 2 + 4, name, "head")
        for mark in marks:
            for i, (x, width) in enumerate(places):
                drawing.line(x, height_of(mark), x + width, height_of(mark), "even" if mark == 1 else "grid")
                if i == 0:
                    drawing.text(x - 6, height_of(mark) + 4, f"×{mark:g}", "soft end")
        for (x, width), panel in zip(places, panels):
            # All names or none are cut short.
            long = any(6 * len(label) > width / len(panel) for label, _, _, _ in panel)
            for i, (label, value, low, high) in enumerate(panel):
                at = x + width * (i + 0.5) / len(panel)
                drawing.line(at, height_of(low), at, height_of(high), "range")
                drawing.dot(at, height_of(value), "dot")
                label = f"{label[:3]}." if long and len(label) > 3 else label
                drawing.text(at, base + 14, label, "mid soft small")
        drawing.height = base + 26
    return drawing


def binned(times, most=24):
    """[(first value, count)] with equal bins, as many as fit, and the width of a bin."""
    low, high = min(times), max(times)
    width = next(width for width in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10 ** 9)
                 if (high // width - low // width + 1) <= most)
    bins = {value: 0 for value in range(low // width * width, high + 1, width)}
    for value, count in times.items():
        bins[value // width * width] += count
    return list(bins.items()), width


def histograms(title, about, heads, rows):
    """rows: (name, [{value: how often} of each seat count])."""
    drawing = begin(title, about)
    left, tall = 108, 84
    places = columns(len(heads), left)
    for (x, width), head in zip(places, heads):
        drawing.text(x + width / 2, drawing.height + 10, head, "head mid")
    drawing.height += 18
    for name, panels in rows:
        base = drawing.height + tall
        for i, word in enumerate(name.split("\n")):
            drawing.text(MARGIN, drawing.height + tall / 2 + 4 + i * 14, word, "head")
        for (x, width), times in zip(places, panels):
            drawing.line(x, base, x + width, base, "grid")
            if not times:
                continue
            bins, span = binned(times)
            most = max(count for _, count in bins)
            each = width / max(len(bins), 4)
            start = x + (width - each * len(bins)) / 2
            every = max(1, -(-len(bins) * 34 // int(width)))
            for i, (value, count) in enumerate(bins):
                high = count / most * (tall - 16)
                drawing.box(start + i * each + 0.5, base - high, each - 1, high, "bar")
                if i % every == 0:
                    at = start + i * each + (each / 2 if span == 1 else 0)
                    drawing.text(at, base + 14, str(value), "mid soft")
        drawing.height = base + 26
    return drawing


def stacks(title, about, words, bars):
    """bars: (label, [amount of each word]); None makes a gap."""
    drawing = begin(title, about)
    legend(drawing, words, "k")
    drawing.height += 8
    left = 150
    top = max(sum(amounts) for bar in bars if bar for amounts in [bar[1]])
    scale = (WIDTH - left - MARGIN - 34) / top
    for bar in bars:
        if bar is None:
            drawing.height += 8
            continue
        label, amounts = bar
        y = drawing.height
        drawing.text(left - 8, y + 14, label, "end")
        x = left
        for i, value in enumerate(amounts):
            drawing.box(x, y + 2, value * scale - 1, 17, f"k{i}")
            x += max(0, value * scale)
        drawing.text(x + 6, y + 14, f"{sum(amounts):.1f}", "soft")
        drawing.height = y + 22
    return drawing


def row_labels(drawing, names, left):
    """Names of things, one line each, with a mark of their colour."""
    for i, (name, colour) in enumerate(names):
        y = drawing.height + i * LINE
        drawing.dot(MARGIN + 4, y + 8, colour, 4)
        drawing.text(MARGIN + 14, y + 12, name)
        if i % 2 == 0:
            drawing.line(left, y + 16, WIDTH - MARGIN, y + 16, "grid")


def bought(title, about, heads, words, names, panels):
    """How many bought each thing and when: panels[column][row] is a list of shares (0..1), one for each word."""
    drawing = begin(title, about)
    legend(drawing, words, "s")
    drawing.height += 20
    left = 206
    places = columns(len(heads), left)
    top = min(1, max([sum(row) for panel in panels for row in panel if row] + [0.1]))
    step = step_for(top * 100)
    bottom = drawing.height + len(names) * LINE
    for (x, width), head in zip(places, heads):
        drawing.text(x, drawing.height - 16, head, "head")
        for mark in range(0, int(top * 100) + 1, step):
            at = x + mark / 100 / top * width
            drawing.line(at, drawing.height, at, bottom, "grid")
            drawing.text(at, drawing.height - 3, f"{mark} %", "soft mid" if mark else "soft")
    row_labels(drawing, names, left)
    for (x, width), panel in zip(places, panels):
        for i, row in enumerate(panel):
            at = x
            for shade, share in enumerate(row or []):
                drawing.box(at, drawing.height + i * LINE + 3, share / top * width, 10, f"s{shade}")
                at += share / top * width
    drawing.height = bottom
    return drawing


def wins(title, about, heads, names, panels):
    """Win share of whoever bought each thing: panels[column][row] is (value, low, high), 1 being even, or None."""
    drawing = begin(title, about)
    drawing.height += 28
    left = 206
    places = columns(len(heads), left)
    highs = [row[0] for panel in panels for row in panel if row]
    top = 3 if max(highs, default=1) > 1.9 else 2
    bottom = drawing.height + len(names) * LINE
    for (x, width), head in zip(places, heads):
        drawing.text(x, drawing.height - 18, head, "head")
        for mark in range(0, top + 1):
            at = x + mark / top * width
            drawing.line(at, drawing.height, at, bottom, "even" if mark == 1 else "grid")
            drawing.text(at, drawing.height - 4, f"×{mark}", {0: "soft", top: "soft end"}.get(mark, "soft mid"))
    row_labels(drawing, names, left)
    for (x, width), panel in zip(places, panels):
        for i, row in enumerate(panel):
            if row is None:
                continue
            value, low, high = (min(each, top) / top * width + x for each in row)
            y = drawing.height + i * LINE + 8
            sure = " faint" if row[1] <= 1 <= row[2] else ""
            drawing.line(low, y, high, y, "range" + sure)
            drawing.dot(value, y, "dot" + sure, 3)
    drawing.height = bottom
    return drawing
