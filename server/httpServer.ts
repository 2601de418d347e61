import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { BASE_HEADERS } from './headers.ts';
import type { Handler } from './site.ts';

/** How long transfers under way may take after the server was asked to stop. */
const GRACE_MS = 10_000;
const IDLE_SWEEP_MS = 50;

/** Node's HTTP server with limits that a slow or broken client cannot use to hold it up. */
export function createHttpServer(handler: Handler): Server {
  const server = createServer({ maxHeaderSize: 16_384 }, (request, response) => {
    try {
      handler(request, response);
    } catch (error) {
      // One request that nobody foresaw must not take the others down.
      console.error(error);
      response.destroy();
    }
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  server.keepAliveTimeout = 10_000;
  server.timeout = 60_000;
  closeOnlyWhatIsIdle(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    answerRaw(socket, RAW_STATUS[error.code ?? ''] ?? '400 Bad Request');
  });
  server.on('connect', (_request, socket) => answerRaw(socket, '405 Method Not Allowed'));
  return server;
}

/** Lets transfers under way end, then resolves; after the grace period it cuts them. */
export async function stopGracefully(server: Server, graceMs = GRACE_MS): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  // A keep-alive connection becomes idle only after its last answer, later than close() looks.
  const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * Node 24 takes a connection for idle as soon as its answer is handed over, and cuts it with bytes
 * still unsent (it asks `_httpMessage.finished`, not whether the socket is drained).
 */
function closeOnlyWhatIsIdle(server: Server): void {
  const idle = new Set<Socket>();
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.on('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.on('close', () => {
      if (!socket.destroyed) idle.add(socket);
    });
  });
  server.closeIdleConnections = () => {
    for (const socket of idle) socket.destroy();
  };
}

const RAW_STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** No policy: nothing follows that it could apply to. */
const RAW_HEADERS = Object.entries({ ...BASE_HEADERS, Connection: 'close', 'Content-Length': '0' })
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

function answerRaw(socket: Duplex, status: string): void {
  if (!socket.writable) return void socket.destroy();
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${RAW_HEADERS}\r\n`, () => socket.destroy());
}
