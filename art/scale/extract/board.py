"""Writes data/board.json from the two open boards that carry the chip (docs/scale.md names them).

    python3 extract/board.py caravel-breakout-qfn.kicad_pcb mpw-mb1.kicad_pcb

Kept are the outline, the front copper as polylines, the pads and the bodies of the parts, in
millimetres from the centre of the QFN-64, y down.
"""
import json
import math
import re
import sys
from pathlib import Path

TOKEN = re.compile(r'"((?:[^"\\]|\\.)*)"|([()])|([^\s()"]+)')
# Vias that stitch the ground planes, printed pictures, and what carries no component.
NOT_PARTS = re.compile(r'Stitching|logo|kibuzzard|BADGE|Logo|Fiducial|TestPoint|PLACEHOLDER|BREAKOUT|MountingHole')


def parse(path):
    stack = [[]]
    for quoted, bracket, word in TOKEN.findall(Path(path).read_text()):
        if bracket == '(':
            stack.append([])
        elif bracket == ')':
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(word or quoted)
    return stack[0][0]


def children(node, kind):
    return [child for child in node if isinstance(child, list) and child and child[0] == kind]


def place(node, kind='at'):
    values = [float(value) for value in children(node, kind)[0][1:]]
    return values + [0] * (3 - len(values))


def layer(node):
    return children(node, 'layer')[0][1]


def pads_of(footprint):
    x, y, turn = place(footprint)
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for pad in children(footprint, 'pad'):
        px, py, own = place(pad)
        width, height = (float(value) for value in children(pad, 'size')[0][1:3])
        if round(own / 90) % 2:
            width, height = height, width
        yield (x + px * cos + py * sin - width / 2, y - px * sin + py * cos - height / 2, width, height)


def chained(segments):
    """Segments that share an end become one polyline."""
    ends = {}
    for index, segment in enumerate(segments):
        for point in segment:
            ends.setdefault(point, []).append(index)
    used, lines = set(), []

    def walk(point, line):
        while len(ends[point]) == 2:
            following = [index for index in ends[point] if index not in used]
            if not following:
                return
            used.add(following[0])
            a, b = segments[following[0]]
            point = b if a == point else a
            line.append(point)

    for index, (a, b) in enumerate(segments):
        if index in used:
            continue
        used.add(index)
        head, tail = [a], [b]
        walk(a, head)
        walk(b, tail)
        lines.append(head[::-1] + tail)
    return lines


def read(path, front_pads):
    board = parse(path)
    outline = [
        [tuple(place(edge, 'start')[:2]), tuple(place(edge, 'end')[:2])]
        for kind in ('gr_line', 'gr_arc')
        for edge in children(board, kind)
        if layer(edge) == 'Edge.Cuts'
    ]
    copper = [
        [tuple(place(track, 'start')[:2]), tuple(place(track, 'end')[:2])]
        for track in children(board, 'segment')
        if layer(track) == 'F.Cu'
    ]
    parts = []
    for footprint in children(board, 'footprint'):
        name = footprint[1].split(':')[-1]
        if NOT_PARTS.search(name) or (front_pads and layer(footprint) != 'F.Cu'):
            continue
        pads = list(pads_of(footprint))
        if pads:
            parts.append({'name': name, 'at': place(footprint)[:2], 'pads': pads})
    return {'outline': chained(outline), 'copper': chained(copper), 'parts': parts, 'board': board}


def moved(found, origin):
    x0, y0 = origin
    point = lambda p: [round(p[0] - x0, 3), round(p[1] - y0, 3)]
    return {
        'outline': [[point(p) for p in line] for line in found['outline']],
        'copper': [[point(p) for p in line] for line in found['copper']],
        'parts': [
            {
                'name': part['name'],
                'at': point(part['at']),
                'pads': [[*point(pad), round(pad[2], 3), round(pad[3], 3)] for pad in part['pads']],
            }
            for part in found['parts']
        ],
    }


carrier, host = read(sys.argv[1], False), read(sys.argv[2], True)
chip = next(part['at'] for part in carrier['parts'] if part['name'].startswith('QFN-64'))
sockets = [part['at'] for part in carrier['parts'] if part['name'].startswith('FH-00339')]
socket_centre = [sum(values) / len(values) for values in zip(*sockets)]
seat = next(place(part)[:2] for part in children(host['board'], 'footprint') if 'BREAKOUT_SMB' in part[1])
host_origin = [seat[axis] + chip[axis] - socket_centre[axis] for axis in (0, 1)]
result = {'carrier': moved(carrier, chip), 'host': moved(host, host_origin)}
target = Path(__file__).parent.parent / 'data' / 'board.json'
target.write_text(json.dumps(result, separators=(',', ':')))
print({name: {key: len(value) for key, value in side.items()} for name, side in result.items()})
