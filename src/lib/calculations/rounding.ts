/** A quotient that is whole but for rounding counts as whole. */
export const ROUNDING = 1e-9;
export const ceil = (x: number) => Math.ceil(x - ROUNDING);
export const floor = (x: number) => Math.floor(x + ROUNDING);
