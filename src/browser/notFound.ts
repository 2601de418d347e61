/** The page is complete without it: the nearest pages are looked for once all else is there. */
async function lookForNearest(): Promise<void> {
  const { offerNearest } = await import('./offerNearest.ts');
  offerNearest();
}

addEventListener('load', () => lookForNearest().catch(console.error));
