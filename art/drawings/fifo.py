"""src/assets/drawings/rtl-design.svg: a FIFO between two clocks, its pointers simulated edge by edge.

python3 art/drawings/fifo.py > src/assets/drawings/rtl-design.svg
"""

from sheet import balloon, box, joint, label, number, part, path, sheet, wire

WIDTH, HEIGHT = 1440, 758
WRITE, READ = 54, 70  # periods of the clocks
WRITE_START, READ_START = 20, 46
ADVANCES = {2, 4, 5, 7, 10, 11, 14, 17, 18, 21, 22, 24}  # write edges on which a word is written
FOLLOWED = 7  # the word whose way is drawn in copper
ROWS = 4
# One bit more than the address has, so that full and empty differ
GRAY = ["000", "001", "011", "010", "110", "111", "101", "100"]


def simulate():
    """Changes of the write pointer and of both synchroniser stages, in the order of time."""
    writes, first, second = [], [], []
    count = read = one = two = 0
    back = [0, 0]  # the read pointer on its way through the writer's synchroniser
    # An output changes 4 units behind its edge: what comes later than that is seen by the next one.
    edges = [(x + 4, at) for at, x in enumerate(range(WRITE_START, WIDTH + 200, WRITE))]
    edges += [(x, None) for x in range(READ_START, WIDTH + 200, READ)]
    for x, at in sorted(edges, key=lambda edge: edge[0]):
        if at is not None:
            if at in ADVANCES:
                assert count - back[1] < ROWS, "a word is written into a full memory"
                count += 1
                writes.append((x, count))
            back = [read, back[0]]
        else:
            if two > read:
                read += 1
            if one != two:
                second.append((x + 4, one))
            if count != one:
                first.append((x + 4, count))
            one, two = count, one
    return writes, first, second


# ---- Waveforms ----
TOP = 512  # the low level of the first clock


def clock(y, period, start):
    half = period / 2
    d, x = f"M{start - period} {y}h{period}", start
    while x < WIDTH:
        d += f"v-20h{half:g}v20h{half:g}"
        x += period
    return d


def bus(y, changes):
    edges = [-20, *[x for x, _ in changes], WIDTH + 40]
    values = [0, *[value for _, value in changes]]
    plain, hot, words = "", "", ""
    for at, value in enumerate(values):
        a, b = edges[at], edges[at + 1]
        cell = f"M{a + 4} {y}l4-11H{b}l4 11l-4 11H{a + 8}z"
        if value == FOLLOWED:
            hot += cell
        else:
            plain += cell
        if b - a > 44 and b < WIDTH:
            x = (a + b) / 2 + 4 if a > 0 else b - 22
            words += number(GRAY[value % len(GRAY)], x, y + 5)
    return path("d-l", plain) + path("d-a", hot) + words


def waveforms():
    writes, first, second = simulate()
    start = next(x for x, value in writes if value == FOLLOWED)
    end = next(x for x, value in first if value == FOLLOWED)
    out = path("d-g", "".join(f"M{x} {TOP - 24}V{TOP + 230}" for x in range(READ_START, WIDTH, READ)))
    out += part(
        5,
        path("d-l", clock(TOP, WRITE, WRITE_START) + clock(TOP + 104, READ, READ_START))
        + number("wclk", 72, TOP - 28, "start") + number("rclk", 72, TOP + 77, "start"),
    )
    out += bus(TOP + 44, writes) + bus(TOP + 148, first) + bus(TOP + 202, second)
    out += path("d-a", f"M{start + 12} {TOP + 55}C{start + 18} {TOP + 100} {end + 2} {TOP + 82} {end + 6} {TOP + 137}")
    out += label("pointer", 72, TOP + 26, "start") + label("first", 72, TOP + 130, "start")
    return out + label("second", 72, TOP + 184, "start")


# ---- Circuit: the read side is the write side in a mirror, but for the row of its synchroniser ----
DATA, ENABLE, ADDRESS, POINTER = 146, 180, 204, 258
OVER, BACK = 338, 396  # the two crossings
MEMORY = 655  # its left edge


def same(x):
    return x


def mirrored(x):
    return WIDTH - x


def flip_flop(x, y, side=same, w=30, h=52):
    left = min(side(x), side(x + w))
    return box(left, y - h / 2, w, h) + f"M{left + w / 2 - 6:g} {y + h / 2:g}l6-9l6 9"


def block(x, y, w, h, side):
    return box(min(side(x), side(x + w)), y - h / 2, w, h)


def pointer(side, letter):
    """Counter, sum, encoder, and a register behind the encoder: only a register may be seen by another clock."""

    def net(*points):
        return wire(*[(side(x), y) for x, y in points])

    out = path(
        "d-l",
        net((276, POINTER), (312, POINTER)) + net((288, POINTER), (288, ADDRESS), (MEMORY, ADDRESS))
        + net((352, POINTER), (392, POINTER)) + net((456, POINTER), (486, POINTER))
        + net((372, POINTER), (372, 300), (230, 300), (230, POINTER), (246, POINTER)),
    )
    out += path(
        "d-k",
        flip_flop(246, POINTER, side) + block(312, POINTER, 40, 36, side)
        + block(392, POINTER, 64, 44, side) + flip_flop(486, POINTER, side),
    )
    out += joint(side(288), POINTER) + joint(side(372), POINTER)
    out += number("+1", side(332), POINTER + 5) + number("Gray", side(424), POINTER + 5)
    return out + number(f"{letter}bin", side(261), 224) + number(f"{letter}ptr", side(501), 224)


def enable(side, name):
    """Counts, and makes the memory take or give a word."""
    out = path("d-l", wire((side(150), ENABLE), (side(MEMORY), ENABLE)) + wire((side(332), ENABLE), (side(332), POINTER - 18)))
    return out + joint(side(332), ENABLE) + number(name, side(182), ENABLE + 18)


def circuit():
    out = path("d-dash", box(214, 84, 400, 356)) + number("wclk", 226, 430, "start")
    out += path("d-l", f"M150 {DATA}H{MEMORY}M{mirrored(MEMORY)} {DATA}H1240")
    # Comparators: the own pointer and the one of the other side
    out += path(
        "d-l",
        wire((536, POINTER), (536, 356), (390, 356), (390, 376))
        + wire((900, 376), (1065, 376), (1065, 356)),
    )
    out += part(1, pointer(same, "w")) + pointer(mirrored, "r")
    out += enable(same, "wr") + enable(mirrored, "rd")
    out += path("d-k", box(340, 376, 100, 40) + box(1020, OVER - 18, 90, 36))
    out += path(
        "d-l",
        wire((340, BACK), (95, BACK), (95, 196)) + "m-5 9l5-9l5 9"
        + wire((1110, OVER), (1240, OVER)) + wire((1270, OVER), (1345, OVER), (1345, 196)) + "m-5 9l5-9l5 9"
        + f"M1270 {DATA}H1290",
    )
    out += label("full", 390, BACK + 5) + label("valid", 1065, OVER + 5)
    out += part(7, crossings())
    out += part(6, switched_domain())
    width = mirrored(MEMORY) - MEMORY
    memory = path("d-k", box(MEMORY, 104, width, 124))
    memory += path("d-g", "".join(f"M{MEMORY} {104 + row * 124 / ROWS:g}h{width}" for row in range(1, ROWS)) + "M687.5 104v124M720 104v124M752.5 104v124")
    out += part(2, memory + path("d-p", box(668, 153, 104, 26)) + label("memory", 720, 171))
    return out


def switched_domain():
    """The read side can be switched off. An AND gate holds at 0 each signal that leaves it; its other input comes from outside."""
    to_reader = "".join(f"M1240 {y - 16}h14a16 16 0 0 1 0 32h-14z" for y in (DATA, OVER))
    to_others = "".join(f"M814 {y - 11}h-10a11 11 0 0 0 0 22h10z" for y in (ENABLE, ADDRESS, BACK))
    control = wire((820, ENABLE + 6), (820, 454), (1233, 454), (1233, DATA + 9)) + "M1233 454H1290"
    control += "".join(f"M1233 {y + 9}h7" for y in (DATA, OVER))
    control += "".join(f"M820 {y + 6}h-6" for y in (ENABLE, ADDRESS, BACK))
    joints = joint(1233, 454) + joint(1233, OVER + 9) + joint(820, ADDRESS + 6) + joint(820, BACK + 6)
    return (
        path("d-dash", box(826, 84, 400, 356)) + number("rclk", 1214, 430, "end")
        + path("d-l", control) + path("d-k", to_reader + to_others) + joints + number("iso_n", 1298, 459, "start")
    )


def crossings():
    out = path(
        "d-l",
        wire((876, OVER), (924, OVER)) + wire((954, OVER), (1020, OVER))
        + wire((924, POINTER), (900, POINTER), (900, BACK), (580, BACK))
        + wire((550, BACK), (526, BACK)) + wire((496, BACK), (440, BACK)),
    )
    out += path("d-a", wire((516, POINTER), (560, POINTER), (560, OVER), (846, OVER)))
    out += joint(536, POINTER) + joint(900, 376)
    return out + path(
        "d-k",
        flip_flop(846, OVER) + flip_flop(924, OVER) + flip_flop(550, BACK) + flip_flop(496, BACK),
    )


def bench():
    """What drives the circuit and what judges it: a monitor only observes."""
    out = path("d-l", "M1400 146H1440M1400 162H1440") + path("d-k", box(1290, 112, 110, 84))
    out += label("reader", 1345, 159)
    out += part(
        3,
        path("d-l", "M0 146H40M0 162H40" + wire((95, 112), (95, 36), (640, 36)) + "m-8-5l8 5l-8 5")
        + path("d-k", box(40, 112, 110, 84) + box(640, 16, 160, 40))
        + label("driver", 95, 159) + label("scoreboard", 720, 41) + label("expected", 370, 29),
    )
    return out + part(
        4,
        path("d-l", wire((1280, 146), (1280, 84), (1345, 84), (1345, 56)) + "m-5 9l5-9l5 9" + wire((1290, 36), (800, 36)) + "m8-5l-8 5l8 5")
        + joint(1280, 146) + path("d-k", box(1290, 16, 110, 40))
        + label("monitor", 1345, 41) + label("observed", 1045, 29),
    )


out = waveforms() + circuit() + bench()
for at, balloon_at in enumerate(
    [(424, 318, 424, 280), (720, 80, 720, 104), (40, 72, 60, 112), (1416, 86, 1396, 56),
     (500, 464, 500, TOP - 20), (1290, 396, 1226, 396), (720, 294, 720, OVER)]
):
    out += balloon(at + 1, *balloon_at)
print(sheet(WIDTH, HEIGHT, out))
