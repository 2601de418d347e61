"""src/assets/drawings/rtl-design.svg: a FIFO between two clocks, its pointers simulated edge by edge.

python3 art/drawings/fifo.py > src/assets/drawings/rtl-design.svg
"""

from sheet import balloon, box, label, number, path, sheet

WIDTH, HEIGHT = 1440, 684
WRITE, READ = 54, 70  # periods of the clocks
WRITE_START, READ_START = 20, 46
ADVANCES = {2, 4, 5, 7, 10, 11, 14, 17, 18, 21, 22, 24}  # write edges on which a word is written
FOLLOWED = 7  # the word whose way is drawn in copper
GRAY = ["000", "001", "011", "010", "110", "111", "101", "100"]


def flip_flop(x, y, w=30, h=52):
    return box(x, y, w, h) + f"M{x + w / 2 - 6:g} {y + h}l6-9l6 9"


def clock(y, period, start):
    half = period / 2
    d, x = f"M{start - period} {y}h{period}", start
    while x < WIDTH:
        d += f"v-20h{half:g}v20h{half:g}"
        x += period
    return d


def simulate():
    writes, count = [], 0
    for at, x in enumerate(range(WRITE_START, WIDTH + 200, WRITE)):
        if at in ADVANCES:
            count += 1
            writes.append((x + 4, count))
    first, second, one, two = [], [], 0, 0
    for x in range(READ_START, WIDTH + 200, READ):
        seen = max([value for time, value in writes if time < x], default=0)
        if one != two:
            second.append((x + 4, one))
        if seen != one:
            first.append((x + 4, seen))
        one, two = seen, one
    return writes, first, second


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
            words += number(GRAY[value % 8], x, y + 5)
    return path("d-l", plain) + path("d-a", hot) + words


writes, first, second = simulate()
start = next(x for x, value in writes if value == FOLLOWED)
end = next(x for x, value in first if value == FOLLOWED)

out = path("d-g", "".join(f"M{x} 424V668" for x in range(READ_START, WIDTH, READ)))
out += path("d-dash", box(214, 56, 408, 320) + box(818, 56, 408, 320))
out += number("wclk", 226, 366, "start") + number("rclk", 1214, 366, "end")
out += path("d-l", "M0 118H40M150 118H640M0 134H40M800 118H1290M1400 118H1440M1400 134H1440M95 84V28H1345V84M1340 76l5 8l5-8")
out += path("d-k", box(40, 84, 110, 84) + box(1290, 84, 110, 84))
out += label("driver", 95, 131) + label("monitor", 1345, 131) + label("scoreboard", 500, 21)
out += path("d-k", "M1240 102h14a16 16 0 0 1 0 32h-14zM1240 264h14a16 16 0 0 1 0 32h-14z")
out += path("d-l", "M1226 127h14M1226 289h14M1270 280H1345V168M1340 177l5-9l5 9")
out += path("d-k", box(640, 76, 160, 124))
out += path("d-g", "".join(f"M640 {76 + row * 15.5:g}h160" for row in range(1, 8)) + "M680 76v124M720 76v124M760 76v124")
out += path("d-p", box(668, 124, 104, 26)) + label("memory", 720, 142)
out += path("d-l", "M300 230h60M330 230V178H640M1140 230h-60M1110 230V178H800")
out += '<circle class="d-ink" cx="330" cy="230" r="3"/><circle class="d-ink" cx="1110" cy="230" r="3"/>'
out += path("d-k", flip_flop(270, 204) + box(360, 208, 70, 44) + flip_flop(1140, 204) + box(1010, 208, 70, 44))
out += number("Gray", 395, 235) + number("Gray", 1045, 235) + number("wptr", 285, 196) + number("rptr", 1155, 196)
out += path("d-l", "M890 280h24M944 280h76M1110 280h130M1010 230H978V336H580M550 336h-24M496 336h-56M340 336h-40")
out += path("d-a", "M430 230H482V280H860")
out += path(
    "d-k",
    flip_flop(860, 254) + flip_flop(914, 254) + flip_flop(550, 310) + flip_flop(496, 310)
    + box(340, 316, 100, 40) + box(1020, 262, 90, 36),
)
out += label("full", 390, 341) + label("empty", 1065, 285)
out += path("d-l", clock(448, WRITE, WRITE_START) + clock(552, READ, READ_START))
out += bus(492, writes) + bus(596, first) + bus(640, second)
out += path("d-a", f"M{start + 12} 503C{start + 18} 548 {end + 2} 530 {end + 6} 585")
out += number("wclk", 72, 420, "start") + label("pointer", 72, 474, "start") + number("rclk", 72, 525, "start")
out += label("first", 72, 578, "start") + label("second", 72, 622, "start")
for at, balloon_at in enumerate(
    [(395, 290, 395, 252), (720, 48, 720, 76), (95, 214, 95, 168), (1390, 214, 1390, 168),
     (500, 402, 500, 428), (1290, 340, 1226, 340), (720, 240, 720, 280)]
):
    out += balloon(at + 1, *balloon_at)
print(sheet(WIDTH, HEIGHT, out))
