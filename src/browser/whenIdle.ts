/** Runs a task when the visitor waits for nothing else, but soon. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 1_000 });
  else setTimeout(task, 200); // Safari
}
