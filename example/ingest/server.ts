// Takes the records of the sensors: once each, however often they are sent; on disk before the answer.
import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';

const database = new DatabaseSync(process.env.DATABASE ?? 'records.db');
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table if not exists records (
    key text primary key, sensor text not null, seq integer not null, score integer not null, alarm integer not null,
    received text not null, unique (sensor, seq)) strict, without rowid`);
const find = database.prepare(
  'select sensor, seq, score, alarm, received from records where key = ?',
);
const insert = database.prepare('insert into records values (?, ?, ?, ?, ?, ?)');
/** One text for one number: no zeros before it. */
const KEY = /^[\w-]{1,32}:(?:0|[1-9]\d{0,9})$/;
const MOST_BYTES = 512;

type Answer = readonly [status: number, value: unknown];

function store(key: string, score: number, alarm: boolean): Answer {
  const [sensor = '', seq = ''] = key.split(':');
  const received = new Date().toISOString();
  insert.run(key, sensor, Number(seq), score, alarm ? 1 : 0, received);
  return [201, { sensor, seq: Number(seq), score, alarm: alarm ? 1 : 0, received }];
}

function parsed(body: string): { score?: unknown; alarm?: unknown } | undefined {
  try {
    return JSON.parse(body) ?? {};
  } catch {
    return undefined;
  }
}

function take(key: string, body: string): Answer {
  if (!KEY.test(key)) return [400, { error: 'Idempotency-Key: sensor:number' }];
  const record = parsed(body);
  if (!record) return [400, { error: 'not JSON' }];
  const { score, alarm } = record;
  if (typeof score !== 'number' || !Number.isSafeInteger(score) || typeof alarm !== 'boolean')
    return [422, { error: 'score: whole number, alarm: boolean' }];
  const known = find.get(key);
  if (!known) return store(key, score, alarm);
  const isSame = known.score === score && Boolean(known.alarm) === alarm;
  return isSame ? [200, known] : [409, { error: 'this key has other content' }];
}

const server = createServer((request, response) => {
  const answer = ([status, value]: Answer) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (request.method !== 'POST' || request.url !== '/v1/records') {
    answer([404, { error: 'POST /v1/records' }]);
    return;
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= MOST_BYTES) parts.push(part);
    else if (!response.headersSent) {
      // Closes the connection, so that the rest is not read.
      response.setHeader('connection', 'close');
      answer([413, { error: `at most ${MOST_BYTES} bytes` }]);
    }
  });
  request.on('end', () => {
    if (response.headersSent) return;
    try {
      const key = String(request.headers['idempotency-key'] ?? '');
      answer(take(key, Buffer.concat(parts).toString()));
    } catch (error) {
      // One record that cannot be stored must not end the service for all.
      console.error(error);
      answer([500, { error: 'not stored' }]);
    }
  });
});
// Without a port the system chooses one, and whoever started the service reads it.
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' ? address?.port : address);
});
