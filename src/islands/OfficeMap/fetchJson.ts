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

async function readText(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let read = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    read += value.length;
    if (read > most) throw new Error(`an answer of more than ${most} bytes`);
    text += decoder.decode(value, { stream: true });
  }
}
