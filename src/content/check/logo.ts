import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLogoFile } from '../../drawings/logoFile.ts';

const LOGO = 'src/assets/logo';

/** What keeps the files of the logo from being drawn. The construction lines may be missing. */
export function logoProblems(root: string): string[] {
  return ['logo.svg', 'mark.svg', 'construction.svg'].flatMap((name) => {
    const file = join(root, LOGO, name);
    if (!existsSync(file)) {
      const isOptional = name === 'construction.svg';
      return isOptional ? [] : [`${LOGO}/${name}: expected this file, found none`];
    }
    try {
      readLogoFile(readFileSync(file, 'utf8'), name);
      return [];
    } catch (error) {
      return [error instanceof Error ? error.message : String(error)];
    }
  });
}
