/**
 * Throughput, latency and memory: the server on one core, clients and mail server on another.
 *   taskset -c 1 node inbox/tests/load.ts [messages]
 */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startSink } from './sink.ts';
import { freePort, MESSAGE, newAddress, ORIGIN, startNode, temporaryFolder } from './support.ts';

const messages = Number(process.argv[2] ?? 5_000);
const taskset = existsSync('/usr/bin/taskset') ? ['taskset', '-c', '0'] : [];

async function measure(name: string, clients: number, count: number, hasMailServer: boolean) {
  const sink = hasMailServer ? await startSink(await freePort()) : undefined;
  const path = join(process.env.LOAD_FOLDER ?? temporaryFolder(), `load-${Date.now()}.sqlite`);
  const smtp = sink?.port ?? (await freePort());
  const env = { INBOX_DATABASE: path, SMTP_URL: `smtp://127.0.0.1:${smtp}` };
  const server = await startNode(await freePort(), env, taskset);
  const memory = () => {
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  };
  const cpu = () => {
    const [, numbers = ''] = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ');
    const [user = 0, system = 0] = numbers.split(' ').slice(11, 13).map(Number);
    return (user + system) / 100;
  };
  /** Idle, and after each quarter of the messages. */
  const memories: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  let next = 0;
  let failed = 0;
  const post = (number: number) =>
    new Promise<void>((resolve) => {
      const body = JSON.stringify({
        ...MESSAGE,
        key: `load-${number}`,
        message: 'Words. '.repeat(70),
      });
      const begun = performance.now();
      const address = newAddress();
      const headers = {
        Origin: ORIGIN,
        'X-Real-IP': address,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
      };
      const call = request(
        `${server.url}/messages`,
        { method: 'POST', agent, headers },
        (answer) => {
          answer.resume().on('end', () => {
            if (answer.statusCode !== 202) failed++;
            times.push(performance.now() - begun);
            resolve();
          });
        },
      );
      call.on('error', () => {
        failed++;
        resolve();
      });
      call.end(body);
    });
  // Connected before the clock starts: Node accepts few connections while it is busy.
  const connect = () =>
    new Promise((resolve) =>
      request(`${server.url}/messages/health`, { agent }, (answer) =>
        answer.resume().on('end', resolve),
      ).end(),
    );
  await Promise.all(Array.from({ length: clients }, connect));
  const begun = performance.now();
  const cpuBefore = cpu();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (next < count) {
        if (next % Math.ceil(count / 4) === 0) memories.push(memory());
        await post(next++);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const used = cpu() - cpuBefore;
  memories.push(memory());
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  console.log(
    [
      name,
      `${clients} clients`,
      `${count} messages, ${failed} failed`,
      `${Math.round(count / seconds)}/s`,
      `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, max ${Math.round(times.at(-1) ?? 0)} ms`,
      `memory ${memories.join(' → ')} MB`,
      `${((used / count) * 1000).toFixed(1)} ms of CPU each`,
      ...(sink ? [`${sink.mails.length} mailed meanwhile`] : []),
      `load of the machine ${loadavg()[0]?.toFixed(1)}`,
    ].join(' | '),
  );
  agent.destroy();
  await server.stop();
  await sink?.close();
}

await measure('one after the other', 1, Math.min(500, messages), false);
await measure('no mail server', 10, messages, false);
await measure('no mail server', 200, messages, false);
await measure('forwarding too', 10, messages, true);
await measure('forwarding too', 200, messages, true);
