import type { Timeline } from '../curve.ts';

/**
 * The shape of the seven calculations of the service pages: numbers in, numbers and a curve out. No words, no
 * DOM: the build draws the static figure from it, the island the live one.
 */

/** How an input is set: on a rule (with a field), or as one of the held values, which a preset sets. */
type Role = 'moved' | 'held';

export interface Input {
  /** As in `vectors.json`: `fc_MHz`. */
  readonly name: string;
  /** Its key in the address, where the part of its name before the underscore is reserved. */
  readonly key?: string;
  /** Its key in links that were made before that key was reserved: its value is the second under it. */
  readonly formerKey?: string;
  /** Shown after the number; empty for a plain count. */
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  /** 'log0' is a logarithmic rule whose first step is 0; `from` is its second. */
  readonly scale: 'linear' | 'log' | 'log0';
  /** Linear: the step of the rule. Logarithmic: steps a decade. */
  readonly step: number;
  readonly from?: number;
  readonly default: number;
  readonly role: Role;
  /** Only whole numbers. */
  readonly whole?: true;
  /** 0 and 1 are no and yes. */
  readonly flag?: true;
  /** The only values there are. */
  readonly list?: readonly number[];
  /** Numbers on the rule. */
  readonly ticks?: readonly number[];
  /** Distance of the small ticks of a linear rule. */
  readonly minor?: number;
}

export type Values = Readonly<Record<string, number>>;
type Output = number | null | string | readonly (number | null)[];
export type Outputs = Readonly<Record<string, Output>>;

export interface Preset {
  readonly key: string;
  readonly values: Values;
  readonly tasks?: Tasks;
}

/** Execution time, period, deadline in microseconds: only the schedule of firmware has them. */
export type Task = readonly [execution: number, period: number, deadline: number];
export type Tasks = readonly Task[];

/** A job of such a task may wait while the one before it still runs: the calculation does not cover that. */
export const isBeyondPeriod = ([, period, deadline]: Task) => deadline > period;

/** Ranges of the list of tasks. An execution time longer than its deadline is a deadline that is missed. */
export const TASK_LIMITS = {
  most: 5,
  shortestPeriod_us: 10,
  longestPeriod_us: 1e6,
  shortest_us: 0.001,
} as const;

export interface Axis {
  readonly scale: 'linear' | 'log';
  readonly min: number;
  readonly max: number;
  /** Where a number stands; `power`: the value is an exponent of ten. */
  readonly ticks: readonly number[];
  readonly minor?: readonly number[];
  readonly power?: true;
  /** Words for ticks that no number names well, such as 3600 s: a key of the drawing's words. */
  readonly names?: Readonly<Record<number, string>>;
  readonly unit: string;
  /** The end of the axis in a larger unit, where it is no tick. */
  readonly end?: { readonly value: number; readonly unit: string };
}

export type Point = readonly [x: number, y: number];

export interface Line {
  /** Copper, thin ink, or dashed. */
  readonly look: 'main' | 'thin' | 'dashed';
  readonly points: readonly Point[];
}

export interface Limit {
  readonly axis: 'x' | 'y';
  readonly at: number;
  readonly from?: number;
  readonly to?: number;
}

/** An area where the model has ended, or that counts: hatched. */
export interface Region {
  readonly points: readonly Point[];
  readonly back?: true;
  /** The edge where a line ends. */
  readonly edge?: number;
}

/** A text on the drawing, at a point of the data. Its words are content; {names} are filled with `values`. */
export interface Label {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly values?: Readonly<Record<string, number | null>>;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Distance in lines: −1 stands above the point. */
  readonly line?: number;
  /** Distance in pixels along the line of text, from the point. */
  readonly shift?: number;
  readonly strong?: true;
  /** Left out where the drawing is narrow. */
  readonly wide?: true;
  readonly narrow?: true;
}

export interface Mark {
  readonly x: number;
  readonly y: number;
}

export interface Plot {
  readonly kind: 'plot';
  readonly x: Axis;
  readonly y: Axis;
  readonly lines: readonly Line[];
  readonly limits: readonly Limit[];
  readonly regions: readonly Region[];
  readonly labels: readonly Label[];
  /** Open squares: values worth knowing. */
  readonly marks: readonly Mark[];
  readonly cursor: {
    readonly x: number;
    readonly y: number | null;
    readonly input: string;
    /** A label of the drawing says the value already. */
    readonly isNamed?: true;
  };
}

export type Curve = Plot | Timeline;

export interface Result {
  readonly values: Outputs;
  readonly warnings: readonly string[];
  readonly curve: Curve;
}

/** The year of all seven: 365.25 days. */
export const YEAR_S = 365.25 * 86_400;
