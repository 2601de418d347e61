/** Letters that begin with a stem, which stands further from the margin than a curve or a diagonal. */
const STEM = /^[BDEFHIKLMNPRUÜİ]/;

/** A `style` prop for a heading of the class `.display` (src/styles/type.css): the ink of its first letter stands on the margin. */
export const opticalEdge = (text: string) => (STEM.test(text) ? ({ '--edge': 0.08 } as const) : {});
