import { stringify } from 'yaml';
import type { Calculated } from './calculate.ts';
import { readJson } from './files.ts';

/** What a specimen is made of; README.md says how it becomes a file. */

export type Verdict = 'pass' | 'fail' | 'not shown';

export interface RequirementResult {
  /** Of requirements.yaml. */
  readonly id: string;
  readonly what: string;
  readonly limit: string;
  readonly result: string;
  readonly verdict: Verdict;
  /** What is said about a result that is not a pass. */
  readonly finding?: string;
}

interface PlotAxis {
  readonly column: string;
  readonly label: string;
  readonly scale: 'linear' | 'log';
  readonly min: number;
  readonly max: number;
}

export interface PlotOfFile {
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly x: PlotAxis;
  readonly y: PlotAxis;
  readonly marks?: {
    readonly file: string;
    readonly x: string;
    readonly y: string;
    readonly label: string;
  };
  readonly limits?: readonly {
    readonly from: readonly [number, number];
    readonly to: readonly [number, number];
  }[];
}

export interface Specimen {
  readonly layer: string;
  readonly title: string;
  /** The deliverables of which it is one. */
  readonly document: string;
  readonly issue: number;
  readonly date: string;
  readonly requirements: readonly RequirementResult[];
  readonly calculations: readonly Calculated[];
  readonly plots?: readonly PlotOfFile[];
  readonly findings: readonly string[];
  readonly open: readonly { readonly text: string; readonly needs: string }[];
  readonly attack: readonly { readonly doubt: string; readonly answer: string }[];
  readonly files: readonly { readonly path: string; readonly what: string }[];
  /** Layers whose run leaves behind what this one reads. */
  readonly runAfter?: readonly string[];
  /** The work: Markdown with sections, tables and paragraphs. */
  readonly body: string;
}

const PRODUCT = 'VS-1, a worked example made for this website; no customer, no hardware';

export const passed = (holds: boolean): Verdict => (holds ? 'pass' : 'fail');

export const table = (
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** So many significant digits, without an exponent. */
export const digits = (value: number, count = 3): string =>
  value === 0 ? '0' : Number(value.toPrecision(count)).toString();

export const fixed = (value: number, places: number): string => value.toFixed(places);

export const percent = (share: number, places = 0): string => `${(share * 100).toFixed(places)} %`;

/** A long number in groups of three. */
export const grouped = (value: number): string => value.toLocaleString('en').replaceAll(',', ' ');

export const addressOf = ({ service, query }: Pick<Calculated, 'service' | 'query'>): string =>
  `/services/${service}${query}#calculation`;

function verdictOf(requirements: readonly RequirementResult[]): string {
  const count = (verdict: Verdict) =>
    requirements.filter((each) => each.verdict === verdict).length;
  const others = [
    count('fail') > 0 ? `${count('fail')} not met` : '',
    count('not shown') > 0 ? `${count('not shown')} not shown` : '',
  ].filter(Boolean);
  return [`${count('pass')} of ${requirements.length} checks pass`, ...others].join(', ');
}

export function fileOf(specimen: Specimen): string {
  const { layer, body, findings, open, calculations, requirements, ...rest } = specimen;
  const numbered = <T extends object>(letter: string, rows: readonly T[]) =>
    rows.map((row, index) => ({ id: `${letter}${index + 1}`, ...row }));
  const data = {
    layer,
    title: rest.title,
    document: rest.document,
    product: PRODUCT,
    tools: readJson<readonly string[]>(`${layer}/out/tools.json`),
    issue: rest.issue,
    date: rest.date,
    verdict: verdictOf(requirements),
    requirements,
    calculations: calculations.map(({ says, name, service, query }) => ({
      says,
      name,
      service,
      query,
    })),
    ...(rest.plots ? { plots: rest.plots } : {}),
    findings: numbered(
      'F',
      findings.map((text) => ({ text })),
    ),
    open: numbered('O', open),
    attack: rest.attack,
    files: rest.files,
    repeat: ['npm ci', `npm run example -- ${[...(rest.runAfter ?? []), layer].join(' ')}`],
  };
  return `---\n${stringify(data, { lineWidth: 0 })}---\n${body.trim()}\n`;
}
