export type Point = [x: number, y: number];
export type Box = [x: number, y: number, width: number, height: number];
export type Line = [x1: number, y1: number, x2: number, y2: number];

interface Options {
  /** Steps per unit that coordinates are rounded to. */
  grid?: number;
  closed?: boolean;
}

/** Numbers as short as a path allows: no zero before the point, no space before a minus. */
export const numbers = (values: readonly number[]): string =>
  values
    .map((value) => String(+value.toFixed(2)).replace(/^(-?)0\./, '$1.'))
    .reduce((text, next) => text + (text && !next.startsWith('-') ? ' ' : '') + next, '');

/** Polylines as one path in relative steps: what looks alike is written alike, and compresses. */
export function path(polylines: readonly Point[][], { grid = 1, closed = false }: Options = {}) {
  const round = (value: number) => Math.round(value * grid) / grid;
  let text = '';
  let pen: Point = [0, 0];
  for (const points of polylines) {
    const rounded: Point[] = [];
    for (const [x, y] of points) {
      const next: Point = [round(x), round(y)];
      const last = rounded.at(-1);
      if (last?.[0] !== next[0] || last[1] !== next[1]) rounded.push(next);
    }
    const [start, end] = [rounded[0], rounded.at(-1)];
    if (closed && start?.[0] === end?.[0] && start?.[1] === end?.[1]) rounded.pop();
    if (!start || rounded.length < 2) continue;
    let command = text ? 'm' : 'M';
    text += command + numbers([start[0] - pen[0], start[1] - pen[1]]);
    pen = start;
    for (const next of rounded.slice(1)) {
      const [dx, dy] = [+(next[0] - pen[0]).toFixed(2), +(next[1] - pen[1]).toFixed(2)];
      if (dy === 0) {
        text += `h${numbers([dx])}`;
        command = 'h';
      } else if (dx === 0) {
        text += `v${numbers([dy])}`;
        command = 'v';
      } else {
        const step = numbers([dx, dy]);
        const goesOn = 'lm'.includes(command); // after M they would be absolute
        text += (goesOn ? (step.startsWith('-') ? '' : ' ') : 'l') + step;
        command = 'l';
      }
      pen = next;
    }
    if (closed) {
      text += 'z';
      pen = start;
    }
  }
  return text;
}

export const boxes = (list: readonly Box[], options?: Options) =>
  path(
    list.map(([x, y, w, h]) => [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]),
    { closed: true, ...options },
  );

export const lines = (list: readonly Line[], options?: Options) =>
  path(
    list.map(([x1, y1, x2, y2]) => [
      [x1, y1],
      [x2, y2],
    ]),
    options,
  );

export function circle(x: number, y: number, r: number): string {
  const radius = numbers([r, r]);
  return `M${numbers([x - r, y])}a${radius} 0 1 0 ${numbers([2 * r])} 0a${radius} 0 1 0${numbers([-2 * r])} 0`;
}

/** Ramer, Douglas and Peucker: the points without which the line would stray further than `tolerance`. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const kept = new Set([0, points.length - 1]);
  const spans: [number, number][] = [[0, points.length - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [first, last] = span;
    const [x1, y1] = points[first] as Point;
    const [x2, y2] = points[last] as Point;
    const length = Math.hypot(x2 - x1, y2 - y1);
    let most = tolerance;
    let furthest = -1;
    for (let at = first + 1; at < last; at++) {
      const [x, y] = points[at] as Point;
      const distance = length
        ? Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length
        : Math.hypot(x - x1, y - y1);
      if (distance > most) {
        most = distance;
        furthest = at;
      }
    }
    if (furthest < 0) continue;
    kept.add(furthest);
    spans.push([first, furthest], [furthest, last]);
  }
  return points.filter((_, index) => kept.has(index));
}
