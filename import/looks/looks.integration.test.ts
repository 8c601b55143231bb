import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendToStream } from '#event-store/append.ts';
import { readStream } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';
import { aSeed } from '#projections/testing/random.ts';
import { openCsv } from '../csv.ts';
import { generateRentals } from '../generate.ts';
import { generateLooks } from '../generate-looks.ts';
import type { AssignedRefs } from '../ledger/ledger.ts';
import { importHouse } from '../testing/import-house.ts';
import type { LooksReport } from './command.ts';
import { lookColumns } from './row.ts';

const seed = aSeed();
const of = { seed, rows: 80, faults: 0.2 };
let house: Awaited<ReturnType<typeof importHouse>>;
let looks = '';
let rentals = '';

beforeAll(async () => {
  house = await importHouse();
  const { folder } = house;
  looks = join(folder, 'looks.csv');
  rentals = join(folder, 'rentals.csv');
  await writeFile(rentals, generateRentals(of));
  await writeFile(looks, generateLooks(of));
});
afterAll(() => house.close());

const importRentals = (source: string) => house.run(['rentals', rentals, '--brand', 'house'], source);
const words = (of: string) => ['looks', looks, '--rentals', of];
const run = (source: string, of: string) => house.run<LooksReport>(words(of), source);
const program = (source: string, of: string, kill?: number) =>
  house.program<LooksReport>(words(of), source, kill);
const plain = (report: LooksReport | null) => ({ ...report, alreadyImported: 0, events: 0, seconds: 0 });

test(`an import of looks killed several times has the result of an undisturbed one (seed ${seed})`, {
  tags: 'thorough',
  timeout: 240_000,
}, async () => {
  const id = house.backend.id();
  const [one, other] = [`one-${id}`, `other-${id}`];
  await importRentals(one);
  await importRentals(other);
  const before = performance.now();
  const first = await program(`looks-${one}`, one);
  const took = performance.now() - before;
  expect(first.told).not.toContain('Error');
  expect(first.report?.accepted).toBeGreaterThan(10);
  for (let round = 0; round < 4; round++) {
    await program(`looks-${other}`, other, 200 + ((seed >>> round) % 97) * ((took - 200) / 97));
  }
  const last = await run(`looks-${other}`, other);
  expect(plain(last.report)).toEqual(plain(first.report));
  const left = await house.leftBy(one, `looks-${one}`);
  expect((await house.leftBy(other, `looks-${other}`)).streams).toEqual(left.streams);
  const told = Object.values(left.streams).flat() as [string][];
  expect(told.filter(([type]) => type === 'TrysetItemLookPosted')).toHaveLength(first.report?.items ?? 0);
  expect(told.filter(([type]) => type === 'LookPosted')).toHaveLength(first.report?.accepted ?? 0);

  const again = await run(`looks-${one}`, one);
  expect(again.report).toMatchObject({ events: 0, alreadyImported: first.report?.accepted });
  expect((await house.leftBy(one, `looks-${one}`)).streams).toEqual(left.streams);
  // A repeated import must not undo a later withdrawal.
  await withdrawOne(one);
  expect((await run(`looks-${one}`, one)).report).toMatchObject({ events: 0 });
  // An import of the file under another source finds the items already shown.
  const foreign = await run(`foreign-${id}`, one);
  expect(foreign.report).toMatchObject({ accepted: 1 });
  // Some rows show an item of an earlier row of the same file.
  const shown = (report: LooksReport | null) => report?.rejected['import.already_shown'] ?? 0;
  expect(shown(foreign.report)).toBe(shown(first.report) + (first.report?.accepted ?? 0) - 1);
});

/** Withdraws one of the looks from its item, as the removal of the look does. */
async function withdrawOne(source: string) {
  const { client } = house;
  for await (const noted of readStream(client, `import-${source}`)) {
    const { kind, firstId, refs } = noted.data as unknown as AssignedRefs;
    if (kind !== 'tryset_item') continue;
    for (const index of refs.keys()) {
      const stream = streamName('tryset_item', firstId + index);
      const events = await Array.fromAsync(readStream(client, stream));
      const last = events.at(-1);
      if (last?.type !== 'TrysetItemLookPosted') continue;
      const { lookId } = last.data as { lookId: number };
      const metadata = { ...last.metadata, command: 'withdraw_look', commandId: randomUUID() };
      const event = { id: randomUUID(), type: 'TrysetItemLookWithdrawn', data: { lookId }, metadata };
      expect((await appendToStream(client, stream, last.revision, [event])).ok).toBe(true);
      return;
    }
  }
  throw new Error('no item shows a look');
}

test('reads every row, and reports those not imported', async () => {
  const { rows } = await openCsv(looks, lookColumns);
  let lines = 0;
  for await (const _ of rows) lines += 1;
  const source = `told-${house.backend.id()}`;
  await importRentals(source);
  const { report, code } = await run(`looks-${source}`, source);
  expect(report?.read).toBe(lines);
  expect((report?.accepted ?? 0) + (report?.rejectedRows.length ?? 0)).toBe(lines);
  expect(code).toBe(2);
});

test('a missing source of rentals is reported in one line', async () => {
  const { code, told } = await run(`none-${house.backend.id()}`, 'nothing');
  expect(code).toBe(1);
  expect(told).toContain('no rentals were imported as "nothing"');
});
