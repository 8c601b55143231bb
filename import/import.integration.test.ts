import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { aSeed } from '#projections/testing/random.ts';
import type { TestBackend } from '#test/backend.ts';
import { generateRentals } from './generate.ts';
import type { ImportReport } from './report.ts';
import { importHouse } from './testing/import-house.ts';

const seed = aSeed();
const rows = 120;
let house: Awaited<ReturnType<typeof importHouse>>;
let backend: TestBackend;
let client: EventStoreDBClient;
let folder: string;
let leftBy: typeof house.leftBy;

beforeAll(async () => {
  house = await importHouse();
  ({ backend, client, folder, leftBy } = house);
});

afterAll(() => house.close());

const words = (file: string) => ['rentals', file, '--brand', 'house'];
const run = (file: string, source: string) => house.run<ImportReport>(words(file), source);
/** Runs the import as a program; `kill` is the time in milliseconds until it is killed. */
const program = (file: string, source: string, kill?: number) =>
  house.program<ImportReport>(words(file), source, kill);

async function idsTaken(category: string): Promise<number> {
  let count = 0;
  for await (const { data } of readStream(client, `id_block-${category}`)) {
    count += (data as { size: number }).size;
  }
  return count;
}

test(`an import killed several times has the result of an undisturbed one (seed ${seed})`, {
  tags: 'thorough',
  timeout: 240_000,
}, async () => {
  const file = join(folder, 'rentals.csv');
  await writeFile(file, generateRentals({ seed, rows }));
  const [whole, killed] = [`whole-${backend.id()}`, `killed-${backend.id()}`];
  const before = performance.now();
  const first = await program(file, whole);
  const took = performance.now() - before;
  expect(first.told).not.toContain('Error');
  expect(first.code).toBe(2);

  const taken = await idsTaken('tryset_item');
  for (let round = 0; round < 4; round++) {
    // Spreads the kill times from before the first append to the end of the writing.
    await program(file, killed, 200 + ((seed >>> round) % 97) * ((took - 200) / 97));
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

test(`a repeated import adds nothing (seed ${seed})`, async () => {
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

test('a longer file adds its new rows, and a file with changed rows is refused', async () => {
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
  expect(changed.told).toContain('has another history than the file');
});

test('an unreadable file is reported in one line, and nothing is written', async () => {
  const file = join(folder, 'bad.csv');
  await writeFile(file, 'rental_ref,member_ref\nr1,ann\n');
  const source = `bad-${backend.id()}`;
  const bad = await program(file, source);
  expect(bad.code).toBe(1);
  expect(bad.told.trim().split('\n')).toHaveLength(1);
  expect(bad.told).toContain('the header lacks delivered_on, returned_on');
  expect((await leftBy(source)).ids).toBe(0);
});
