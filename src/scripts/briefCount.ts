/**
 * The title block says how many answers and points are in the brief. Nothing is imported: code that the islands use as
 * well would be a file of its own, and one more request.
 */
import type { Entry } from '../lib/brief/brief.ts';
import type { StorageKey } from '../lib/storageKeys.ts';

const key: StorageKey = 'contact-brief';
const item = document.getElementById('brief-count');

function show(): void {
  let entries: Entry[] = [];
  try {
    entries = Object.values(JSON.parse(localStorage.getItem(key) ?? '{}').entries ?? {});
  } catch {
    // Forbidden, or not ours: there is no brief.
  }
  const count = entries.filter(({ text, isLeftOut }) => text && !isLeftOut).length;
  const number = item?.querySelector('output');
  if (!item || !number) return;
  item.hidden = count === 0;
  number.textContent = new Intl.NumberFormat(document.documentElement.lang).format(count);
}

show();
// `briefsaved` comes from this page itself: browsers tell other tabs only.
for (const name of ['pageshow', 'storage', 'briefsaved']) addEventListener(name, show);
