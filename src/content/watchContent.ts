import { join, relative } from 'node:path';
import type { FSWatcher } from 'vite';

/** One save fires several events, and a service and its line in the menu are two files. */
const DEBOUNCE_MS = 50;

/** Debounced: calls back after changes in the content, in the worked example, or in pictures and drawings they name. */
export function watchContent(root: string, watcher: FSWatcher, listener: () => void): void {
  const folders = ['content', 'example', 'src/assets'].map((folder) => join(root, folder));
  let timeout: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, path) => {
    if (folders.every((folder) => relative(folder, path).startsWith('..'))) return;
    clearTimeout(timeout);
    timeout = setTimeout(listener, DEBOUNCE_MS);
  });
}
