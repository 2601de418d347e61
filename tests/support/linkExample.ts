import { existsSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The worked example, to which services and notes of the content may refer; a company may have none. */
export function linkExample(root: string): void {
  if (existsSync('example')) symlinkSync(resolve('example'), join(root, 'example'), 'junction');
}
