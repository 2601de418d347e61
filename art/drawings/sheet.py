"""What the large drawings are written with: shapes, words and balloons in the inks of src/drawings/drawingStyles.ts."""


def path(kind, d):
    return f'<path class="{kind}" d="{d}"/>'


def box(x, y, w, h):
    return f"M{x:g} {y:g}h{w:g}v{h:g}h{-w:g}z"


def wire(*points):
    """A line through points, each beside, above or below the one before."""
    (x, y), *others = points
    d = f"M{x:g} {y:g}"
    for to_x, to_y in others:
        d += f"H{to_x:g}" if to_y == y else f"V{to_y:g}"
        x, y = to_x, to_y
    return d


def joint(x, y):
    """Wires that meet; wires that only cross have none."""
    return f'<circle class="d-ink" cx="{x:g}" cy="{y:g}" r="3"/>'


def _text(x, y, anchor, more, word=""):
    where = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text{more} x="{x:g}" y="{y:g}"{where}>{word}</text>'


def number(word, x, y, anchor="middle"):
    """A symbol or a value: the same in every language."""
    return _text(x, y, anchor, "", word)


def measure(value, x, y, anchor="middle"):
    """A number with its unit, such as '0.5 s': each language has its own decimal sign."""
    return _text(x, y, anchor, f' data-measure="{value}"')


def label(key, x, y, anchor="middle"):
    """A word that the content of the page gives."""
    return _text(x, y, anchor, f' data-label="{key}"')


def part(n, shapes):
    """What the balloon of that number means: it can be lit and dimmed as a whole."""
    return f'<g data-part="{n}">{shapes}</g>'


def balloon(n, x, y, to_x, to_y):
    """Its number is that of a deliverable; the leader begins behind it."""
    return part(
        n,
        path("d-t", f"M{x:g} {y:g}L{to_x:g} {to_y:g}")
        + f'<circle class="d-bal" cx="{x:g}" cy="{y:g}" r="14"/>'
        + f'<text class="d-nr" x="{x:g}" y="{y + 5:g}">{n}</text>',
    )


def sheet(width, height, shapes):
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{shapes}</svg>'
