import { globSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The folder of the worked example; without it there is no page of it and no link to one. */
export const EXAMPLE_FOLDER = 'example';

export interface SpecimenFile {
  /** The folder below example/, and the last part of its address: 'rtl'. */
  layer: string;
  /** 'example/rtl/specimen.md' */
  file: string;
}

export const specimenFiles = (root: string): SpecimenFile[] =>
  globSync('*/specimen.md', { cwd: join(root, EXAMPLE_FOLDER) })
    .map((name) => name.split(sep).join('/'))
    .sort()
    .map((name) => ({ layer: name.split('/')[0] ?? '', file: `${EXAMPLE_FOLDER}/${name}` }));
