// @module-tag thorough
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { seedDemo } from '#demo/seed.ts';
import { sketched } from '#demo/testing/sketched.ts';
import type { EventMetadata } from '#domain/event.ts';
import type { Sealed } from '#domain/sealed.ts';
import { trysetItem } from '#domain/tryset-items/item.ts';
import { appendToStream } from '#event-store/append.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { aSeed, seeded, upTo } from '#projections/testing/random.ts';
import { demoDeps } from '#server/seed-house.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runCommand } from '#write-api/kit/commands/run-command.ts';
import { noteReacted } from '#write-api/kit/follower/checkpoint.ts';
import { type TestHouse, testHouse } from '../testing/test-house.ts';
import type { Choice } from './choice.ts';
import { exportLog } from './export-log.ts';
import { eventLine } from './format.ts';
import { type ImportOptions, importLog } from './import-log.ts';
import { openKeys } from './keys-file.ts';
import { sealedFor } from './persons.ts';

const passphrase = 'correct horse battery';
const oldItemId = 900_001;
const never = new AbortController().signal;
let folder: string;
let old: TestHouse;
/** The old installation's log as it finally was. */
let oldLog: LogEvent[];
let writes: Awaited<ReturnType<TestHouse['openWrites']>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'move-'));
  old = await testHouse();
  writes = await old.openWrites();
  await seedDemo({ ...demoDeps(writes.deps), draw: sketched });
  await old.project();
  const follower = await old.react(writes.deps);
  const member = { username: 'first.owner', real_name: '김지우', email: 'jiwoo@example.com' };
  expect((await writes.call('POST', '/v1/users', member)).status).toBe(201);
  await appendOldVersion();
  await old.projected();
  const [accepted, denied, left] = await requestedItems(3);
  const door = (id: number | undefined, action: string) => `/v2/trysets/items/${id}/actions/${action}`;
  expect((await writes.call('POST', door(accepted, 'accept'))).status).toBe(200);
  const stock = { reason: 'worn out' };
  expect(await writes.call('POST', door(denied, 'forced_deny'), stock)).toMatchObject({ status: 200 });
  await old.reacted();
  await follower.stop();
  // Simulates a process that ends between an event and its reaction.
  const context = { ...systemContext(writes.deps.clock), actor: { label: 'staff', id: 1 } as const };
  const cancel = {
    decider: trysetItem,
    id: left ?? 0,
    command: { action: 'cancel' },
    name: 'cancel',
  } as const;
  expect((await runCommand(writes.deps.streams, cancel, context)).ok).toBe(true);
  await old.projected();
  oldLog = await old.log();
}, 240_000);

/** Appends an item request of version 1, without the upload points of version 2. */
async function appendOldVersion(): Promise<void> {
  const [like] = await old.query<{ data: Record<string, unknown>; metadata: object }>(
    "select data, metadata from read.log where type = 'TrysetItemRequested' order by position limit 1",
  );
  const { lookUploadPoint: _, instagramUploadPoint: __, youtubeUploadPoint: ___, ...said } = like?.data ?? {};
  const data = { ...said, trysetItemId: oldItemId };
  const metadata = { ...like?.metadata, commandId: randomUUID(), schemaVersion: 1 } as EventMetadata;
  const event = { id: randomUUID(), type: 'TrysetItemRequested', data, metadata };
  const appended = await appendToStream(old.client, `tryset_item-${oldItemId}`, 'no_stream', [event]);
  expect(appended).toMatchObject({ ok: true });
}

async function requestedItems(count: number): Promise<number[]> {
  const rows = await old.query<{ id: number }>(
    "select id from read.tryset_items where status = 'tryset_requested' order by id limit $1",
    [count],
  );
  expect(rows).toHaveLength(count);
  return rows.map(({ id }) => id);
}

/** The tests start whole installations, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });
afterAll(async () => {
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = (name: string) => join(folder, name);

function exported(name: string, choice: Choice = {}, more: { gzip?: boolean; keys?: string } = {}) {
  const { client, databaseUrl, masterKey } = old;
  const keys = more.keys === undefined ? null : { file: inFolder(more.keys), passphrase };
  const from = { client, databaseUrl, masterKey, choice, keys, signal: never, heard: () => undefined };
  return exportLog({ ...from, file: inFolder(name), gzip: more.gzip ?? false });
}

function imported(house: TestHouse, name: string, more: Partial<ImportOptions> = {}) {
  const { client, databaseUrl, masterKey } = house;
  return importLog({
    client,
    databaseUrl,
    masterKey,
    file: inFolder(name),
    keys: null,
    noteReacted: (position) => noteReacted(client, () => new Date().toISOString(), position),
    signal: never,
    begun: () => undefined,
    heard: () => undefined,
    ...more,
  });
}

/** The first events of the old log, for tests that do not need the whole log. */
function beginning(count: number): { events: LogEvent[]; choice: Choice } {
  const events = oldLog.slice(0, count);
  expect(events).toHaveLength(count);
  return { events, choice: { toPosition: String(events.at(-1)?.position) } };
}

/** The parts of events that both installations share: all except positions and recording times. */
function told(events: readonly LogEvent[]) {
  return events.map(({ position: _, recordedAt, metadata, ...event }) => {
    const { recordedAt: first = recordedAt, ...said } = metadata as { recordedAt?: string };
    return { ...event, metadata: said, recordedAt: first };
  });
}

/**
 * Per table, removes the columns that belong to one store: positions and recording times. All other columns must be
 * equal in both.
 */
const ownToAHouse: Record<string, (row: Record<string, unknown>) => unknown> = {
  'read.log': ({ position: _, recorded_at: __, metadata, ...row }) => {
    const { recordedAt: ___, ...said } = metadata as Record<string, unknown>;
    return { ...row, metadata: said };
  },
  'read.checkpoints': ({ name }) => name,
  'read.unknown_types': ({ first_position: _, last_position: __, ...row }) => row,
};

/** Whether a row holds sums of a day that came back to zero. Such a row is missing if one batch held both events. */
function isZeroSum(row: Record<string, unknown>): boolean {
  const sums = Object.entries(row).filter(([name]) => !['id', 'brand_id', 'day', 'dimension'].includes(name));
  return 'day' in row && 'dimension' in row && sums.every(([, sum]) => sum === 0);
}

async function readModels(house: TestHouse) {
  const rows = await house.rows(['read', 'private']);
  const compared: Record<string, string[]> = {};
  for (const [table, texts] of Object.entries(rows)) {
    const own = ownToAHouse[table] ?? ((row) => row);
    // Leaves out the reactor's checkpoints, which belong to one store, and counters of 0, which equal missing ones.
    const kept = texts.filter(
      (text) =>
        !/reactor_checkpoint|ReactorCheckpointed|^{"stat".*"count": 0,/.test(text) &&
        !isZeroSum(JSON.parse(text)),
    );
    compared[table] = kept.map((text) => JSON.stringify(own(JSON.parse(text)))).sort();
  }
  return compared;
}

describe('a house that moves', () => {
  test('has the same events in the same order, the same read models, and no reactions to repeat', async () => {
    const written = await exported('all.ndjson.gz', {}, { gzip: true, keys: 'all.keys' });
    expect(written.events).toBeGreaterThan(10_000);
    const house = await testHouse();
    try {
      const keys = await openKeys(inFolder('all.keys'), passphrase);
      const done = await imported(house, 'all.ndjson.gz', { keys });
      expect(done).toMatchObject({ events: written.events, streams: written.streams, present: 0, erased: 0 });
      expect(told(await house.log())).toEqual(told(oldLog));

      await house.project();
      await house.projected();
      const [here, there] = [await readModels(house), await readModels(old)];
      expect(Object.keys(here)).toEqual(Object.keys(there));
      for (const [table, rows] of Object.entries(there)) expect(here[table], table).toEqual(rows);
      const ofVersions =
        "select count(*)::int from read.log where type = 'TrysetItemRequested' group by metadata ->> 'schemaVersion'";
      expect(await house.query(`${ofVersions} order by 1`)).toMatchObject([{ count: 1 }, {}]);
      expect(here['private.people']?.join()).toContain('김지우');

      const { deps, call } = await house.openWrites();
      const { failures } = await house.react(deps);
      await house.reacted();
      while ((await house.query('select 1 from write.deadlines where due_at < now()')).length > 0) {
        await setTimeout(50);
      }
      expect(await house.query('select * from write.reaction_failures')).toEqual([]);
      expect(failures).toEqual([]);
      const since = (await house.log()).slice(written.events).map(({ type }) => type);
      // Deadlines that became due meanwhile fire once, in the new installation.
      const byTime = ['TrysetItemTrialEnded', 'TrysetItemPostOverdue'];
      expect(since.filter((type) => !byTime.includes(type)).sort()).toEqual([
        'RentalClaimEnded',
        'StockItemReservationReleased',
      ]);

      // Values that are taken in the old installation are taken in the new one.
      const same = await call('POST', '/v1/users', { username: 'First.Owner' });
      expect([same.status, same.body.errorCode]).toEqual([409, 'claim.username_taken']);
      expect((await call('POST', '/v1/users', { username: 'another.one' })).status).toBe(201);
    } finally {
      await house.close();
    }
  });

  test('continues an import that was interrupted at any event, and adds nothing in a second run', async () => {
    const seed = aSeed();
    console.log(`seed ${seed}`);
    const random = seeded(seed);
    const { events, choice } = beginning(2_500 + upTo(random, 1_000));
    const written = await exported('again.ndjson', choice);
    const house = await testHouse();
    let interruptions = 0;
    try {
      for (let run = 0; run < 3; run++) {
        const stopping = new AbortController();
        const stopAfter = 1 + upTo(random, 1_000);
        let heard = 0;
        let isWriting = false;
        const begun = (step: string) => {
          isWriting = step === 'writing';
        };
        const count = (written: number) => {
          heard += isWriting ? written : 0;
          if (heard >= stopAfter) stopping.abort();
        };
        const attempt = imported(house, 'again.ndjson', { signal: stopping.signal, begun, heard: count });
        // The stop lets running appends finish, and these may complete the import.
        await attempt.catch((error: unknown) => {
          interruptions += 1;
          expect(String(error), `after ${stopAfter} events`).toContain('run it again');
        });
      }
      expect(interruptions).toBeGreaterThan(0);
      const there = (await house.log()).length;
      expect(await imported(house, 'again.ndjson')).toMatchObject({ events: written.events, present: there });
      expect(told(await house.log())).toEqual(told(events));
      expect(await imported(house, 'again.ndjson')).toMatchObject({ present: written.events });
      expect(told(await house.log())).toEqual(told(events));
    } finally {
      await house.close();
    }
  });

  test('is continued with what happened since, and with who was forgotten and which passwords changed', async () => {
    const seed = aSeed();
    console.log(`seed ${seed}`);
    const random = seeded(seed);
    const { events, choice } = beginning(oldLog.length - 1 - upTo(random, 2_000));
    const early = await exported('early.ndjson', choice, { keys: 'early.keys' });
    expect(early.last).toBe(String(events.at(-1)?.position));
    const late = await exported('late.ndjson', { fromPosition: early.last ?? '' }, { keys: 'late.keys' });
    expect(late.events).toBe(oldLog.length - events.length + 1);
    const keysOf = (name: string) => openKeys(inFolder(name), passphrase);
    const lateKeys = await keysOf('late.keys');
    const house = await testHouse();
    const keyOf = (person: string) =>
      house.query<{ is_there: boolean }>(
        'select wrapped is not null as is_there from sealing.keys where person = $1',
        [person],
      );
    try {
      await expect(imported(house, 'late.ndjson', { continues: true })).rejects.toThrow(
        'does not hold its first event',
      );
      await imported(house, 'early.ndjson', { keys: await keysOf('early.keys') });
      const forgotten =
        Object.keys(lateKeys.persons).find((person) => lateKeys.persons[person] !== null) ?? '';
      await imported(house, 'early.ndjson', {
        keys: { ...lateKeys, persons: { [forgotten]: lateKeys.persons[forgotten] ?? null } },
      });
      expect(await keyOf(forgotten)).toEqual([{ is_there: true }]);

      const [changed, ...others] = lateKeys.passwords ?? [];
      if (changed === undefined) throw new Error('the old house has no password');
      const passwords = [{ ...changed, password_hash: 'another' }, ...others.slice(1)];
      const keys = { ...lateKeys, persons: { ...lateKeys.persons, [forgotten]: null }, passwords };
      const stopping = new AbortController();
      let isWriting = false;
      const interrupted = imported(house, 'late.ndjson', {
        continues: true,
        keys,
        signal: stopping.signal,
        begun(step) {
          isWriting = step === 'writing';
        },
        heard() {
          if (isWriting) stopping.abort();
        },
      });
      // The stop lets running appends finish, and these may complete the import.
      await interrupted.catch((error: unknown) => expect(String(error)).toContain('run it again'));
      const done = await imported(house, 'late.ndjson', { continues: true, keys });
      expect(done.events).toBe(late.events);
      expect(told(await house.log())).toEqual(told(oldLog));
      expect(await keyOf(forgotten)).toEqual([{ is_there: false }]);
      const stored = await house.query<{ password_hash: string }>(
        'select password_hash from write.credentials order by kind, account_id',
      );
      expect(stored.map((row) => row.password_hash)).toEqual(passwords.map((each) => each.password_hash));

      const again = await imported(house, 'late.ndjson', { continues: true, keys });
      expect(again.present).toBe(late.events);
      expect(told(await house.log())).toEqual(told(oldLog));
      await expect(imported(house, 'late.ndjson')).rejects.toThrow(/is incomplete: revision \d+ is missing/);
    } finally {
      await house.close();
    }
  });

  test('moves personal data only with its keys; without them, newly sealed data still opens', async () => {
    await exported('keyless.ndjson', {}, { keys: 'later.keys' });
    await expect(openKeys(inFolder('later.keys'), 'not the passphrase')).rejects.toThrow(
      'the passphrase is wrong',
    );
    const house = await testHouse();
    try {
      const done = await imported(house, 'keyless.ndjson');
      expect(done.erased).toBe(new Set(oldLog.flatMap(sealedFor)).size);
      expect(done.erased).toBeGreaterThan(90);
      await house.project();
      await house.projected();
      const people = await house.query<{ name: string | null }>('select name from private.people');
      expect(people.length).toBeGreaterThan(90);
      expect(people.filter(({ name }) => name !== null)).toEqual([]);
      const stalled = await house.query('select * from read.parked');
      expect(stalled).toEqual([]);

      // An erased person's new data can be sealed; the old data stays erased.
      const { deps, call } = await house.openWrites();
      const [{ id } = { id: 0 }] = await house.query<{ id: number }>(
        "select id from read.users where status = 'registered' order by id limit 1",
      );
      expect((await call('PATCH', `/v1/users/${id}`, { real_name: 'Park' })).status).toBe(200);
      const first = await house.query<{ sealed: Sealed }>(
        "select data ->> 'personal' as sealed from read.log where stream = $1 and revision = 0",
        [`user-${id}`],
      );
      expect(await deps.sealing.unseal(`user:${id}`, first[0]?.sealed ?? ('' as Sealed))).toBeNull();
      await house.projected();
      expect(await house.query('select name from private.people where id = $1', [`user:${id}`])).toEqual([
        { name: 'Park' },
      ]);
    } finally {
      await house.close();
    }
  });

  test('is not mixed with existing events, and an incomplete file writes nothing', async () => {
    await exported('whole.ndjson', beginning(2_000).choice);
    await exported('types.ndjson', { type: 'TrysetItemShipped' });
    await exported('products.ndjson', { category: 'product' });
    const text = await readFile(inFolder('whole.ndjson'), 'utf8');
    const lines = text.split('\n');
    const middle = Math.trunc(lines.length / 2);
    const halfALine = lines[middle]?.slice(0, 40);
    await writeFile(inFolder('cut.ndjson'), [...lines.slice(0, middle), halfALine].join('\n'));
    await writeFile(inFolder('unclosed.ndjson'), `${lines.slice(0, 900).join('\n')}\n`);
    expect(text).toContain('KOREA');
    await writeFile(inFolder('changed.ndjson'), text.replace('KOREA', 'JAPAN'));
    await writeFile(inFolder('fewer.ndjson'), [...lines.slice(0, -3), ...lines.slice(-2)].join('\n'));
    await writeFile(inFolder('other.ndjson'), '{"hello":1}\n');
    await writeFile(inFolder('empty.ndjson'), '');
    const house = await testHouse();
    try {
      for (const [file, why] of [
        ['cut.ndjson', /line \d+: the file was cut off in this line/],
        ['unclosed.ndjson', /cut off after 899 events/],
        ['changed.ndjson', /its SHA-256 is not/],
        ['fewer.ndjson', /its last line says \d+ events of \d+ streams, it holds/],
        ['other.ndjson', /is not a log/],
        ['empty.ndjson', /is empty/],
        ['nowhere.ndjson', /cannot be read/],
        ['types.ndjson', /tryset_item-\d+ is incomplete: revision 0 is missing before \d+/],
      ] as const) {
        await expect(imported(house, file), file).rejects.toThrow(why);
      }
      expect(await house.log()).toEqual([]);
      // A part of the log can be imported if its streams are complete.
      const done = await imported(house, 'products.ndjson');
      expect(done.events).toBeGreaterThan(0);
      expect(done.events).toBe((await house.log()).length);
      await expect(imported(house, 'whole.ndjson')).rejects.toThrow('the event store is not empty');
    } finally {
      await house.close();
    }
  });
});

describe('an export', () => {
  test('contains the chosen events as the store has them', async () => {
    const all = oldLog;
    const stream = all.find(({ type }) => type === 'TrysetItemShipped')?.stream ?? '';
    const some = all.slice(2_000, 2_010);
    for (const [choice, expected] of [
      [{ stream }, all.filter((event) => event.stream === stream)],
      [{ type: 'StockItemLent' }, all.filter(({ type }) => type === 'StockItemLent')],
      [{ category: 'brand' }, all.filter((event) => event.stream.startsWith('brand-'))],
      [{ fromPosition: String(some[0]?.position), toPosition: String(some.at(-1)?.position) }, some],
    ] as const) {
      const written = await exported('chosen.ndjson', choice);
      const [header, ...lines] = (await readFile(inFolder('chosen.ndjson'), 'utf8')).trimEnd().split('\n');
      expect(JSON.parse(header ?? '')).toMatchObject({ tryset: 'log', filter: choice });
      expect(lines.slice(0, -1)).toEqual(expected.map(eventLine));
      expect(written.events).toBe(expected.length);
      expect(expected.length).toBeGreaterThan(0);
    }
    const brand = await exported('brand.ndjson', { brand: '1' });
    expect(brand.events).toBeLessThan(all.length);
    const days = await exported('days.ndjson', { from: '2000-01-01', to: '2000-01-02' });
    expect(days.events).toBe(0);
    await expect(exported('wrong.ndjson', { from: 'yesterday' })).rejects.toThrow('--from: "yesterday"');
    await expect(exported('wrong.ndjson', { brand: 'x' })).rejects.toThrow('--brand: "x"');
  });

  test('leaves no file when it is interrupted', async () => {
    const stopping = new AbortController();
    const { client, databaseUrl, masterKey } = old;
    const from = { client, databaseUrl, masterKey, choice: {}, keys: null, gzip: false };
    const file = inFolder('interrupted.ndjson');
    const heard = () => stopping.abort();
    await expect(exportLog({ ...from, file, signal: stopping.signal, heard })).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.startsWith('interrupted'))).toEqual([]);
  });
});
