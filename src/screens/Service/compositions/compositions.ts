import type { Composition } from '../../../content/schemas/handover.ts';
import type { ServiceContent } from '../../../content/schemas/service.ts';
import type { Ground } from '../DrawingFrame.tsx';
import band from './Band.later.module.css';
import beside from './Beside.later.module.css';
import callouts from './Callouts.later.module.css';
import column from './Column.later.module.css';
import edge from './Edge.later.module.css';
import plain from './Plain.later.module.css';
import plate from './Plate.later.module.css';
import spine from './Spine.later.module.css';
import tall from './Tall.later.module.css';

export interface Placing {
  /** Of the parts: drawing, list, standards. */
  styles: CSSModuleClasses;
  ground: Ground;
  /** Whether the standards have the whole width. */
  across: boolean;
}

/** A composition whose list stands beside its drawing and is as high. */
const besides = (own: CSSModuleClasses): CSSModuleClasses => ({
  ...own,
  drawing: `${beside.drawing} ${own.drawing}`,
  list: `${beside.list} ${own.list}`,
});

const compositions: Record<Composition, Placing> = {
  tall: { styles: besides(tall), ground: 'page', across: true },
  band: { styles: band, ground: 'band', across: true },
  edge: { styles: edge, ground: 'plate', across: false },
  column: { styles: besides(column), ground: 'page', across: true },
  callouts: { styles: callouts, ground: 'page', across: true },
  plate: { styles: plate, ground: 'plate', across: false },
  spine: { styles: besides(spine), ground: 'page', across: true },
};

/** Without a drawing there is nothing to compose: a list in columns. */
export function compositionOf({ composition, drawing }: ServiceContent): Placing {
  return drawing ? compositions[composition] : { styles: plain, ground: 'page', across: true };
}
