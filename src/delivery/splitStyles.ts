import type { MediaQuery, Selector, SelectorComponent } from 'lightningcss';
import { rewriteCss } from './css.ts';

export interface Parts {
  first: string;
  later: string;
}

/**
 * Divides compiled CSS into what the first view needs, and what only later classes, a printer or an
 * old browser ask for. The order is kept within both; a rule for classes of both kinds belongs to the first.
 */
export function splitStyles(css: string): Parts {
  return { first: half(css, 'first'), later: half(css, 'later') };
}

function half(css: string, part: keyof Parts): string {
  /** For each condition around the rule, whether it is a printer's or an old browser's. */
  const around: boolean[] = [];
  const keepIf = (isLater: boolean) =>
    (isLater || around.includes(true)) === (part === 'later') ? undefined : [];
  const first = () => keepIf(false);
  return rewriteCss(css, {
    visitor: {
      Rule: {
        media: ({ value }) => void around.push(value.query.mediaQueries.every(isPrinter)),
        supports: ({ value }) => void around.push(value.condition.type === 'not'),
        style: ({ value }) => keepIf(value.selectors.every(isLaterSelector)),
        keyframes: ({ value }) => keepIf(isLaterName(value.name.value)),
        'font-face': first,
        'layer-statement': first,
        property: first,
        'view-transition': first,
        unknown: first,
      },
      RuleExit: ({ type }) => void ((type === 'media' || type === 'supports') && around.pop()),
    },
  });
}

const isPrinter = ({ mediaType, qualifier }: MediaQuery) =>
  mediaType === 'print' && qualifier !== 'not';

const isLaterSelector = (selector: Selector): boolean => selector.some(isLaterPart);

function isLaterPart(part: SelectorComponent): boolean {
  if (part.type === 'class') return isLaterName(part.name);
  if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return false;
  return part.selectors.every(isLaterSelector);
}

/** As classNames.ts calls the classes of `*.later.module.css`, and the classes of the drawings. */
function isLaterName(name: string): boolean {
  if (['fig', 'draw'].includes(name) || /^[fd]-/.test(name)) return true;
  const [mark, letter = ''] = name;
  return mark === '_' && letter >= 'A' && letter <= 'Z';
}
