import { finishTime } from './finishTime.ts';
import type { ScheduleInputs } from './inputs.ts';
import { rowsOf, switching } from './nanoseconds.ts';
import { rowsAbove } from './responseTime.ts';
import { rowFactor } from './rowFactor.ts';

/** A scaled execution time is rounded up to a whole nanosecond. */
const MOST_ROUNDED_UP = 1;
/** Decimals that a factor is told with, in per cent one; up to four where what is set lies next to it. */
const [DECIMALS, MORE_DECIMALS] = [[3], [3, 4, 5, 6]] as const;
const NEXT_TO = 0.002;

const roundedDown = (x: number, decimals: number) =>
  Math.floor(x * 10 ** decimals + 1e-6) / 10 ** decimals;

/** What a reader may enter for a factor: as it is told, or as what it has more than now. */
const enteredFor = (factor: number, now: number) =>
  (Math.abs(factor / now - 1) < NEXT_TO ? MORE_DECIMALS : DECIMALS).flatMap((decimals) => [
    roundedDown(factor, decimals),
    now * (1 + roundedDown(factor / now - 1, decimals)),
  ]);

function isInTime(inputs: ScheduleInputs, index: number, factor: number): boolean {
  const rows = rowsOf({ ...inputs, k_pc: 100 * factor });
  const row = rows[index];
  if (!row) return false;
  const limit = row.deadline - row.jitter;
  return finishTime(row.blocked + row.cost, rowsAbove(rows, index), { limit }) !== null;
}

/**
 * Factors of the execution times that hold where they are entered. Most do; the others leave room for what each job is
 * rounded up.
 */
export function sureFactors(inputs: ScheduleInputs): {
  readonly sureFactor: number | null;
  readonly sureFactor_row: readonly (number | null)[];
} {
  const switches = switching(inputs);
  const factors = rowsOf(inputs).map((row, index, all) => {
    if (row.isOutside) return null;
    const above = rowsAbove(all, index);
    const factor = rowFactor(row, above, switches);
    const holds = enteredFor(factor, inputs.k_pc / 100).every((each) =>
      isInTime(inputs, index, each),
    );
    return holds ? factor : rowFactor(row, above, switches + MOST_ROUNDED_UP);
  });
  const inside = factors.filter((factor) => factor !== null);
  return {
    sureFactor: inside.length > 0 ? Math.min(...inside) : null,
    sureFactor_row: factors,
  };
}
