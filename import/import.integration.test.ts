import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectEventStore, type EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { type TestBackend, testBackend } from '#test/backend.ts';
import { generateRentals } from './generate.ts';
import { emptyLedger, evolveLedger, type LedgerEvent } from './ledger/ledger.ts';
import type { ImportReport } from './report.ts';

const seed = Math.floor(Math.random() * 1e9);
const rows = 120;
let backend: TestBackend;
let client: EventStoreDBClient;
let folder: string;

beforeAll(async () => {
  backend = await testBackend();
  client = connectEventStore(backend.eventStoreUrl);
  folder = await mkdtemp(join(tmpdir(), 'tryset-import-'));
});

afterAll(async () => {
  await client.dispose();
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs the command line; `kill` says after how many milliseconds it is killed at once. */
async function run(file: string, source: string, kill?: number) {
  const report = join(folder, `${source}.json`);
  const child = spawn(
    process.execPath,
    ['import/main.ts', 'rentals', file, '--source', source, '--brand', 'house', '--report', report],
    {
      env: {
        ...process.env,
        EVENTSTORE_URL: backend.eventStoreUrl,
        DATABASE_URL: backend.databaseUrl,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let told = '';
  child.stderr.on('data', (text) => (told += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  if (kill !== undefined) {
    await Promise.race([ended, setTimeout(kill)]);
    child.kill('SIGKILL');
  }
  const code = await ended;
  const text = kill === undefined ? await readFile(report, 'utf8') : '';
  return { code, told, report: text === '' ? null : (JSON.parse(text) as ImportReport) };
}

/** All that a source's import left, told in its refs: the ids differ where other imports share the store. */
async function leftBy(source: string) {
  let ledger = emptyLedger;
  for await (const { type, data } of readStream(client, `import-${source}`)) {
    ledger = evolveLedger(ledger, { type, data } as LedgerEvent);
  }
  const refs = new Map<string, string>();
  for (const { kind, firstId, refs: some } of ledger.assigned) {
    for (const [index, ref] of some.entries()) refs.set(`${kind}-${firstId + index}`, ref);
  }
  const kinds: Record<string, string> = {
    trysetItemId: 'tryset_item',
    itemIds: 'tryset_item',
    trysetId: 'tryset',
    userId: 'user',
    brandId: 'brand',
    productId: 'product',
    productSizeId: 'product_size',
    stockItemId: 'stock_item',
    categoryId: 'category',
    sizeTypeId: 'size_type',
  };
  const inRefs = (key: string, value: unknown): unknown => {
    const kind = kinds[key];
    if (typeof value === 'number' && kind !== undefined) return refs.get(`${kind}-${value}`);
    if (Array.isArray(value)) return value.map((each) => inRefs(key, each));
    if (typeof value !== 'object' || value === null) {
      return typeof value === 'string' ? value.replace(source, 'source') : value;
    }
    return Object.fromEntries(
      Object.entries(value)
        .filter(([name]) => name !== 'id')
        .map(([name, each]) => [name, inRefs(name, each)]),
    );
  };
  const streams: Record<string, unknown[]> = {};
  for (const [stream, ref] of refs) {
    const told: unknown[] = [];
    for await (const { type, data, metadata } of readStream(client, stream)) {
      const { occurredAt, timeDerived, command, actor } = metadata;
      told.push([type, inRefs('', data), occurredAt, timeDerived, command, actor.label]);
    }
    streams[`${stream.split('-', 1)} ${ref}`] = told;
  }
  return { streams, ids: refs.size };
}

async function idsTaken(category: string): Promise<number> {
  let count = 0;
  for await (const { data } of readStream(client, `id_block-${category}`)) {
    count += (data as { size: number }).size;
  }
  return count;
}

test(`an import that was killed again and again ends as one that was not (seed ${seed})`, async () => {
  const file = join(folder, 'rentals.csv');
  await writeFile(file, generateRentals({ seed, rows }));
  const [whole, killed] = [`whole-${backend.id()}`, `killed-${backend.id()}`];
  const before = performance.now();
  const first = await run(file, whole);
  const took = performance.now() - before;
  expect(first.told).not.toContain('Error');
  expect(first.code).toBe(2);

  const taken = await idsTaken('tryset_item');
  for (let round = 0; round < 4; round++) {
    // From before its first append to the end of its writing.
    await run(file, killed, 200 + ((seed >>> round) % 97) * ((took - 200) / 97));
  }
  const last = await run(file, killed);
  expect(last.code).toBe(2);
  expect({ ...last.report, alreadyImported: 0, events: 0, seconds: 0 }).toEqual({
    ...first.report,
    alreadyImported: 0,
    events: 0,
    seconds: 0,
  });
  const [one, other] = [await leftBy(whole), await leftBy(killed)];
  expect(other.ids).toBe(one.ids);
  expect(other.streams).toEqual(one.streams);
  expect(Object.values(one.streams).flat()).toHaveLength(first.report?.events ?? 0);
  if (!backend.shared) expect(await idsTaken('tryset_item')).toBe(2 * taken);
});

test(`an import that is run again adds nothing (seed ${seed})`, async () => {
  const file = join(folder, 'again.csv');
  await writeFile(file, generateRentals({ seed: seed + 1, rows: 40 }));
  const source = `again-${backend.id()}`;
  const first = await run(file, source);
  const left = await leftBy(source);
  const again = await run(file, source);
  expect(again.report).toMatchObject({ alreadyImported: first.report?.accepted, events: 0 });
  expect(again.report?.accepted).toBe(first.report?.accepted);
  expect(await leftBy(source)).toEqual(left);
});

const header = 'rental_ref,member_ref,item_ref,product_ref,size,delivered_on,returned_on';

test('a file that has grown adds what is new, one whose rows changed is refused', async () => {
  const file = join(folder, 'grown.csv');
  const source = `grown-${backend.id()}`;
  const old = `${header}\nr1,ann,a,,,2020-01-01,2020-01-04\nr2,bob,,p,S,2020-01-02,2020-01-05\n`;
  await writeFile(file, old);
  expect((await run(file, source)).code).toBe(0);
  await writeFile(file, `${old}r3,cat,a,,,2020-02-01,2020-02-04\nr4,dan,,p,M,2020-02-02,2020-02-05\n`);
  const grown = await run(file, source);
  expect(grown).toMatchObject({ code: 0, report: { accepted: 4, alreadyImported: 2 } });
  const { streams } = await leftBy(source);
  const types = (streams['stock_item ["item","a"]'] ?? []).map((event) => (event as [string])[0]);
  expect(types.filter((type) => type === 'StockItemLent')).toHaveLength(2);
  await writeFile(file, old.replace('r1,ann,a', 'r0,eve,a'));
  const changed = await run(file, source);
  expect(changed.code).toBe(1);
  expect(changed.told).toContain('holds another history than the file tells');
});

test('a file that is no such file is told in one line, and nothing is written', async () => {
  const file = join(folder, 'bad.csv');
  await writeFile(file, 'rental_ref,member_ref\nr1,ann\n');
  const source = `bad-${backend.id()}`;
  const bad = await run(file, source);
  expect(bad.code).toBe(1);
  expect(bad.told.trim().split('\n')).toHaveLength(1);
  expect(bad.told).toContain('the header lacks delivered_on, returned_on');
  expect((await leftBy(source)).ids).toBe(0);
});
