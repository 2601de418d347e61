import { queryOf, readQuery } from '../../src/calculations/address.ts';
import { calculations } from '../../src/calculations/all.ts';
import { type Calculation, defaultSetting } from '../../src/calculations/definition.ts';
import type { Setting } from '../../src/calculations/input.ts';

/** A calculation of the website with the example's numbers: what a layer stores in out/calculations.json. */
export interface Calculated {
  /** What it is about, for the reader of the specimen. */
  readonly says: string;
  readonly name: string;
  /** The service whose page shows it. */
  readonly service: string;
  /** Sets exactly these inputs on that page. */
  readonly query: string;
  readonly setting: Setting;
  readonly values: Readonly<Record<string, unknown>>;
  readonly warnings: readonly string[];
}

function calculationNamed(name: string): Calculation {
  const found = calculations.find((calculation) => calculation.name === name);
  if (!found) throw new Error(`no calculation is named ${name}`);
  return found;
}

/** Every input is given: a default of the page that changes must not change the example. */
export function calculate(
  says: string,
  name: string,
  given: Setting['values'],
  tables: Setting['tables'] = {},
): Calculated {
  const calculation = calculationNamed(name);
  const values = Object.fromEntries(
    calculation.inputs.map((input) => {
      const value = given[input.name];
      if (value === undefined) throw new Error(`${name}: ${input.name} is not given`);
      return [input.name, value];
    }),
  );
  const setting = { values, tables: { ...defaultSetting(calculation).tables, ...tables } };
  const query = queryOf(calculation, setting);
  const read = readQuery(calculation, query);
  if (read.notices.length > 0 || JSON.stringify(read.setting) !== JSON.stringify(setting))
    throw new Error(`${name}: the address does not set these inputs: ${query}`);
  const computed = calculation.compute(setting);
  return { says, name, service: calculation.service, query, setting, ...computed };
}

/** The same inputs, computed by the code of today. */
export const again = ({ says, name, setting }: Calculated): Calculated =>
  calculate(says, name, setting.values, setting.tables);
