import type { MediaQuery, Selector, SelectorComponent } from 'lightningcss';
import { rewriteCss } from './css.ts';
import { mentionsIn, onlyProperties, readProperties } from './customProperties.ts';

export interface Parts {
  first: string;
  later: string;
}

/**
 * Divides compiled CSS into what the first view needs, and what only later classes, a printer or an
 * old browser ask for, or what a pointer brings out. The order is kept within both; a rule for classes
 * of both kinds belongs to the first.
 */
export const splitRules = (css: string, firstClasses: ReadonlySet<string>): Parts => ({
  first: half(css, 'first', firstClasses),
  later: half(css, 'later', firstClasses),
});

/** Custom properties that only the later part reads go with it. */
export function splitProperties(parts: Parts, readElsewhere: ReadonlySet<string>): Parts {
  if (!parts.later) return parts;
  const first = readProperties(parts.first, readElsewhere);
  const { declared } = mentionsIn(first);
  const moved = [...mentionsIn(parts.first).declared].filter((name) => !declared.has(name));
  if (moved.length === 0) return { first, later: parts.later };
  return { first, later: onlyProperties(parts.first, new Set(moved)) + parts.later };
}

function half(css: string, part: keyof Parts, firstClasses: ReadonlySet<string>): string {
  const isLaterClass = (name: string) =>
    isModuleName(name) ? isLaterName(name) : !firstClasses.has(name);
  const isLaterSelector = (selector: Selector): boolean => selector.some(isLaterPart);
  const isLaterPart = (component: SelectorComponent): boolean => {
    if (component.type === 'class') return isLaterClass(component.name);
    if (component.type !== 'pseudo-class') return false;
    const { kind } = component;
    if (kind === 'hover' || kind === 'active') return true;
    // What has a later part in it is as late as that part.
    if (kind !== 'is' && kind !== 'where' && kind !== 'has') return false;
    return component.selectors.every(isLaterSelector);
  };
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
        keyframes: ({ value }) =>
          keepIf(isModuleName(value.name.value) && isLaterName(value.name.value)),
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

/** Those of `firstClasses` that the division asks about: what a CSS module defines says it by its name. */
export const dividing = (firstClasses: ReadonlySet<string>): string[] =>
  [...firstClasses].filter((name) => !isModuleName(name));

/** Classes of `src/styles` have no such mark: they are as late as the elements that have them. */
const isModuleName = (name: string) => name.startsWith('_');

/** As classNames.ts calls what `*.later.module.css` defines. */
const isLaterName = ([, letter = '']: string) => letter >= 'A' && letter <= 'Z';
