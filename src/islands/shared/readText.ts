/** An answer as text; throws when it is longer than `most` bytes. */
export async function readText(body: ReadableStream<Uint8Array>, most: number): Promise<string> {
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
