import { readText } from '../shared/readText.ts';

interface Limits {
  milliseconds: number;
  bytes: number;
}

/** One anonymous GET, read as JSON; throws when the answer is late, too large or wrong. */
export async function fetchJson(url: string, { milliseconds, bytes }: Limits): Promise<unknown> {
  const control = new AbortController();
  const late = new Error(`no answer within ${milliseconds} ms`);
  const timer = setTimeout(() => control.abort(late), milliseconds);
  try {
    const response = await fetch(url, {
      signal: control.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
    return JSON.parse(await readText(response.body, bytes));
  } finally {
    clearTimeout(timer);
    control.abort(); // ends the download of an answer that is too large
  }
}
