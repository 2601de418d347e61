/** The title block says how many answers and points are in the brief. */
import { readBrief, SAVED_EVENT } from '../lib/brief/storedBrief.ts';

const item = document.getElementById('brief-count');

function show(): void {
  const entries = Object.values(readBrief()?.entries ?? {});
  const count = entries.filter(({ text, isLeftOut }) => text && !isLeftOut).length;
  const number = item?.querySelector('output');
  if (!item || !number) return;
  item.hidden = count === 0;
  number.textContent = new Intl.NumberFormat(document.documentElement.lang).format(count);
}

show();
for (const name of ['pageshow', 'storage', SAVED_EVENT]) addEventListener(name, show);
