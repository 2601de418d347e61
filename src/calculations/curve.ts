/** What a calculation draws, in the units of its data: no words, no pixels. src/plots draws it. */

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
  /** Of its column in a file, where it is not the input that the cursor moves. */
  readonly name?: string;
  /** How many units of the data one of the axis is: 0.001 where data in MHz are told in kHz. */
  readonly size?: number;
  /** The end of the axis in a larger unit, where it is no tick. */
  readonly end?: { readonly value: number; readonly unit: string };
}

export type Point = readonly [x: number, y: number];

export interface Line {
  /** Of its column in a file, without its unit. */
  readonly name?: string;
  /** Copper, thin ink, or dashed. */
  readonly look: 'main' | 'thin' | 'dashed';
  /** A part of the drawing once more, larger and elsewhere: its points are not of the axes, and no file has them. */
  readonly isInset?: true;
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

interface Mark {
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
  /** The main line of A, with which this one is compared; empty where A has none. The axes are then those of both. */
  readonly kept?: readonly Line[];
  readonly cursor: {
    readonly x: number;
    readonly y: number | null;
    readonly input: string;
    /** A label of the drawing says the value already. */
    readonly isNamed?: true;
  };
}

/** The longest response of a row against its deadline. */
export interface ResponseBar {
  readonly deadline: number;
  /** `null` if there is no bound, or the row is not covered. */
  readonly response: number | null;
  /** How long each part takes: held back, blocked, itself; the rest are the rows above. `null`: not covered. */
  readonly parts: readonly [jitter: number, blocked: number, own: number] | null;
  /** The response of the same row in A, with which this one is compared. */
  readonly kept?: number;
  /** Which of the drawing's words name it. */
  readonly label: 'row' | 'rowMissed' | 'rowOutside';
}

/** The worst case of one row, from the release of its job; one picture cannot be that of all rows. */
export interface RowLanes {
  /** Its place, from 0. */
  readonly row: number;
  /** The nominal release: all of its jitter earlier. */
  readonly from: number;
  readonly until: number;
  readonly blocked: number;
  readonly jobs: readonly {
    readonly release: number;
    readonly deadline: number;
    readonly end: number | null;
  }[];
  /** The job that is the latest. */
  readonly latest: number | null;
  /** The rows above, and then the row itself. */
  readonly lanes: readonly {
    readonly releases: readonly number[];
    readonly runs: readonly (readonly [from: number, to: number])[];
  }[];
}

/** A schedule, in microseconds. */
export interface Timeline {
  readonly kind: 'timeline';
  readonly bars: readonly ResponseBar[];
  /** The row that is late first, from 0, if one is inside the model. */
  readonly first: number | null;
  readonly shown: RowLanes | null;
}

export type Curve = Plot | Timeline;
