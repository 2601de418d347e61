import type { Composition } from '../../../content/schemas/deliverables.ts';
import type { ServiceContent } from '../../../content/schemas/service.ts';
import type { Ground } from '../DrawingFrame.tsx';
import band from './Band.deferred.module.css';
import beside from './Beside.deferred.module.css';
import callouts from './Callouts.deferred.module.css';
import column from './Column.deferred.module.css';
import edge from './Edge.deferred.module.css';
import plain from './Plain.deferred.module.css';
import plate from './Plate.deferred.module.css';
import spine from './Spine.deferred.module.css';
import tall from './Tall.deferred.module.css';

interface CompositionLayout {
  /** Classes of the parts: drawing, list, standards. */
  styles: CSSModuleClasses;
  ground: Ground;
  /** Whether the standards have the whole width. */
  across: boolean;
}

/** A composition whose list stands beside its drawing and is as high. */
const withListBeside = (styles: CSSModuleClasses): CSSModuleClasses => ({
  ...styles,
  drawing: `${beside.drawing} ${styles.drawing}`,
  list: `${beside.list} ${styles.list}`,
});

const compositions: Record<Composition, CompositionLayout> = {
  tall: { styles: withListBeside(tall), ground: 'page', across: true },
  band: { styles: band, ground: 'band', across: true },
  edge: { styles: edge, ground: 'plate', across: false },
  column: { styles: withListBeside(column), ground: 'page', across: true },
  callouts: { styles: callouts, ground: 'page', across: true },
  plate: { styles: plate, ground: 'plate', across: false },
  spine: { styles: withListBeside(spine), ground: 'page', across: true },
};

/** Without a drawing there is nothing to compose: a list in columns. */
export function compositionOf({ composition, drawing }: ServiceContent): CompositionLayout {
  return drawing ? compositions[composition] : { styles: plain, ground: 'page', across: true };
}
