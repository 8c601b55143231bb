/**
 * Measures the store's throughput as an application sees it, with client and server in separate processes. `node
 * event-store/embedded/testing/load.ts [events] [subscribers]`
 */
import { jsonEvent, START } from '@eventstore/db-client';
import { connectEventStore } from '#event-store/client.ts';
import { startChildServer } from './child-server.ts';
import { startTestPostgres } from './postgres.ts';

const TOTAL = Number(process.argv[2] ?? 60_000);
const SUBSCRIBERS = Number(process.argv[3] ?? 2);
const PER_APPEND = 10;
const STREAMS_AT_ONCE = 64;
const PADDING = 'x'.repeat(650);

const postgres = await startTestPostgres();
const server = await startChildServer(await postgres.createDatabase());
const client = connectEventStore(server.url);

const latencies: number[] = [];
for (let i = 0; i < 1000; i++) {
  const start = performance.now();
  await client.appendToStream(`latency-${i % 10}`, event(i));
  if (i >= 200) latencies.push(performance.now() - start);
}
latencies.sort((a, b) => a - b);
report('single append, p50 / p99 ms', `${at(0.5)} / ${at(0.99)}`);

let begun = performance.now();
const followers = Array.from({ length: SUBSCRIBERS }, () => follow());
await appendAll();
report(`appended/s, ${PER_APPEND} an append, ${SUBSCRIBERS} subscribers`, rate(begun, TOTAL));
await Promise.all(followers);
report('and received by each/s', rate(begun, TOTAL));

begun = performance.now();
let read = 0;
for await (const _ of client.readAll()) read += 1;
report('read of $all/s', rate(begun, read));

begun = performance.now();
read = 0;
for await (const _ of client.subscribeToAll({ fromPosition: START })) if (++read >= TOTAL) break;
report('subscription from the start/s', rate(begun, read));

begun = performance.now();
for (let i = 0; i < 2000; i++) for await (const _ of client.readStream(`load-${i}`)) read += 1;
report('streams loaded/s, one after the other', rate(begun, 2000));

await client.dispose();
await server.stop();
await postgres.stop();

function event(number: number) {
  return jsonEvent({
    type: 'load-measured',
    data: { number, text: PADDING },
    metadata: { correlation: '5f0c', actor: 'load' },
  });
}

async function appendAll(): Promise<void> {
  let next = 0;
  const appender = async (): Promise<void> => {
    while (next < TOTAL / PER_APPEND) {
      const stream = next++;
      const events = Array.from({ length: PER_APPEND }, (_, index) => event(index));
      await client.appendToStream(`load-${stream}`, events, { expectedRevision: 'no_stream' });
    }
  };
  await Promise.all(Array.from({ length: STREAMS_AT_ONCE }, appender));
}

async function follow(): Promise<void> {
  let received = 0;
  for await (const { event: got } of client.subscribeToAll({ fromPosition: START })) {
    if (got?.streamId.startsWith('load-')) received += 1;
    if (received === TOTAL) return;
  }
}

function at(share: number): string {
  return (latencies[Math.floor(latencies.length * share)] ?? 0).toFixed(2);
}

function rate(start: number, count: number): number {
  return Math.round((count * 1000) / (performance.now() - start));
}

function report(what: string, figure: number | string): void {
  console.log(`${what.padEnd(48)} ${figure}`);
}
