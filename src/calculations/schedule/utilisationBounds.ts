import type { Row } from './nanoseconds.ts';
import { loadOf } from './responseTime.ts';

/**
 * The share of the processor that the rows take, and what the two bounds say about it: C. Liu, J. Layland, 1973;
 * E. Bini, G. Buttazzo, G. Buttazzo, IEEE Trans. Computers 52(7), 2003. The bounds hold for rows by their periods,
 * with deadlines at their ends, without jitter or blocking.
 */
export function utilisationBounds(rows: readonly Row[]) {
  const count = rows.length;
  const apply =
    count > 1 &&
    rows.every(
      ({ period, deadline, jitter, blocked }, index) =>
        deadline === period &&
        jitter === 0 &&
        blocked === 0 &&
        period >= (rows[index - 1]?.period ?? 0),
    );
  return {
    utilisation: loadOf(rows),
    liuLayland: apply ? count * (2 ** (1 / count) - 1) : null,
    hyperbolic: apply
      ? rows.reduce((product, { cost, period }) => product * (1 + cost / period), 1)
      : null,
  };
}
