/** A quotient that is whole but for rounding counts as whole. */
const ROUNDING = 1e-9;
/** Some thousand times the error of a product of decimals. */
const PRODUCT_ERROR = 1e-12;
/** The whole number that a product of decimals is, but for rounding; other numbers stay. */
export const nearWhole = (x: number) =>
  Math.abs(x - Math.round(x)) <= PRODUCT_ERROR * Math.abs(x) ? Math.round(x) : x;
export const ceil = (x: number) => Math.ceil(x - ROUNDING);
export const floor = (x: number) => Math.floor(x + ROUNDING);
