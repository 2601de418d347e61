/** Whether the visitor has asked to save data; only Chromium says so. */
export const prefersLessData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;
