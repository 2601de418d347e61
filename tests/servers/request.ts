import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** As sent, and with its encoding undone. */
  raw: Buffer;
  body: Buffer;
}

interface Ask {
  port: number;
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

/** One request with the path exactly as written: `fetch` would tidy it up first. */
export function ask({ port, path, method = 'GET', headers = {} }: Ask): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const raw = Buffer.concat(chunks);
        const body = decode(raw, response.headers['content-encoding']);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, raw, body });
      });
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error(`No answer to ${method} ${path}`)));
    sent.on('error', reject);
    sent.end();
  });
}

/** Any bytes at all, straight into a socket; the answer is whatever came back until it closed. */
export function askRaw(port: number, bytes: string | Buffer, timeoutMs = 5_000): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    const finish = () => {
      socket.destroy();
      resolve(Buffer.concat(chunks));
    };
    socket.setTimeout(timeoutMs, () => {
      socket.destroy();
      reject(new Error('hung'));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', finish);
    // A server that refuses early may reset what we were still sending: what it said counts.
    socket.on('error', finish);
  });
}

function decode(raw: Buffer, encoding: string | undefined): Buffer {
  if (raw.length === 0) return raw;
  if (encoding === 'br') return brotliDecompressSync(raw);
  return encoding === 'gzip' ? gunzipSync(raw) : raw;
}
