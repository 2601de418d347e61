import { specimen as analog } from './analog/specimen.ts';
import { specimen as board } from './board/specimen.ts';
import { specimen as firmware } from './firmware/specimen.ts';
import { specimen as fpga } from './fpga/specimen.ts';
import { specimen as ingest } from './ingest/specimen.ts';
import { specimen as model } from './model/specimen.ts';
import { specimen as rtl } from './rtl/specimen.ts';
import { writeText } from './shared/files.ts';
import { fileOf, type Specimen } from './shared/specimen.ts';

/** A layer that is not among them is not shown yet. */
export const specimens: Readonly<Record<string, () => Specimen>> = {
  analog,
  rtl,
  fpga,
  firmware,
  board,
  model,
  ingest,
};

export const specimenText = (layer: string): string | undefined => {
  const make = specimens[layer];
  return make && fileOf(make());
};

/** From the outputs of each layer: no number in a specimen is typed. */
export function writeSpecimens() {
  for (const layer of Object.keys(specimens)) {
    const text = specimenText(layer);
    if (text) writeText(`${layer}/specimen.md`, text);
  }
}

if (import.meta.main) writeSpecimens();
