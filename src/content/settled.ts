import { join, relative } from 'node:path';
import type { FSWatcher } from 'vite';

/** A save is several events, and a service and its line in the menu are two files. */
const SETTLED_MS = 50;

/** Calls back after the last of several changes of the content, or of pictures and drawings it names. */
export function onContentSettled(root: string, watcher: FSWatcher, listener: () => void): void {
  const folders = ['content', 'src/assets'].map((folder) => join(root, folder));
  let waiting: NodeJS.Timeout | undefined;
  watcher.on('all', (_event, path) => {
    if (folders.every((folder) => relative(folder, path).startsWith('..'))) return;
    clearTimeout(waiting);
    waiting = setTimeout(listener, SETTLED_MS);
  });
}
