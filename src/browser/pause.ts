/** Ends the task, so that the page can answer the visitor before the next one. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve));
