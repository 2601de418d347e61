import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY_FILE } from '../../settings.ts';
import { accentProblemsOn } from '../../styles/accentCss.ts';
import type { CompanyContent } from '../schemas/company.ts';

/** An accent in which nobody could read a word, as 'company.yaml: accent.light: expected …'. */
export function accentProblemsIn(root: string, data: ReadonlyMap<string, unknown>): string[] {
  const { accent } = data.get(COMPANY_FILE) as CompanyContent;
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  return accentProblemsOn(accent, tokens).map((each) => `${COMPANY_FILE}: ${each}`);
}
