/** How a calculation was checked: settings whose results another program has computed, some of them published. */

interface Vector {
  readonly name: string;
  readonly source?: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
}

export interface Vectors {
  readonly vectors: readonly Vector[];
}

/** What nobody has in print before him is no source. */
const isInPrint = ({ source = '' }: Vector) => source !== '' && !/memory/.test(source);

/** Sources of published figures among the settings, each once. */
export const publishedIn = ({ vectors }: Vectors): string[] => [
  ...new Set(vectors.filter(isInPrint).map(({ source = '' }) => source)),
];

const cell = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = Array.isArray(value)
    ? value
        .map((each) => (each !== null && typeof each === 'object' ? Object.values(each) : [each]))
        .map((each) => each.join(' / '))
        .join('; ')
    : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const keysOf = (all: readonly Readonly<Record<string, unknown>>[]) => [
  ...new Set(all.flatMap((each) => Object.keys(each))),
];

/** All settings as a table: inputs, results, and where a figure is published. */
export function checksCsv({ vectors }: Vectors): string {
  const inputs = keysOf(vectors.map((each) => each.inputs));
  const outputs = keysOf(vectors.map((each) => each.outputs));
  const rows = vectors.map((each) => [
    each.name,
    isInPrint(each) ? each.source : '',
    ...inputs.map((key) => each.inputs[key]),
    ...outputs.map((key) => each.outputs[key]),
  ]);
  return `${[['name', 'published_in', ...inputs, ...outputs], ...rows]
    .map((row) => row.map(cell).join(','))
    .join('\n')}\n`;
}
