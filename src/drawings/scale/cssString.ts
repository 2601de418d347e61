/** Escapes `<`, because the rules stand in a `<style>` element. */
export const cssString = (text: string) => JSON.stringify(text).replaceAll('<', '\\3c ');
