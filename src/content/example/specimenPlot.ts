import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticDrawings } from '../../plots/CurveDrawing.tsx';
import { plotOfTable, type TableAxis } from '../../plots/tablePlot.ts';
import type { SpecimenPlot } from '../schemas/specimen.ts';
import { pairsOf, readTable } from './csvFile.ts';
import { EXAMPLE_FOLDER } from './specimenFiles.ts';

/** “gain, dB” */
const unitOf = (label: string) => label.split(', ').at(-1) ?? label;

const axisOf = ({ label, ...axis }: SpecimenPlot['x']): TableAxis => ({
  ...axis,
  unit: unitOf(label),
});

/** The drawing of a file that stands beside a specimen. */
export function specimenPlot(root: string, layer: string, plot: SpecimenPlot, locale: string) {
  const { title, file, x, y, marks, limits } = plot;
  const read = (name: string) => readTable(join(root, EXAMPLE_FOLDER, layer, name));
  const curve = plotOfTable({
    x: axisOf(x),
    // Above its numbers there is room for the whole name.
    y: { ...axisOf(y), unit: y.label },
    points: pairsOf(read(file), x.column, y.column),
    marks: marks ? pairsOf(read(marks.file), marks.x, marks.y) : [],
    limits: limits.map(({ from, to }) => [from, to] as const),
  });
  const words = { locale, over: '', labels: {} };
  return {
    shapes: renderToStaticMarkup(createElement(StaticDrawings, { curve, words, sentence: title })),
    caption: [title, marks && `□ ${marks.label}`].filter(Boolean).join('. ').concat('.'),
  };
}
