/** Whether the visitor has asked to save data; only Chromium says so. */
export function prefersLessData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
