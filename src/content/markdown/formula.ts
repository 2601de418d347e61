import temml from 'temml';

/** A formula in TeX notation as MathML, which browsers draw themselves; throws where it is not valid. */
export const mathMl = (formula: string, displayMode: boolean): string =>
  temml.renderToString(formula, { displayMode, throwOnError: true, trust: false });
