// @module-tag thorough
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { system } from '#domain/actor.ts';
import { appendInOrder, type OrderedGroup } from '#event-store/append-in-order.ts';
import { endPrograms, startProgram } from '#test/program.ts';
import { holdFollower } from '#write-api/kit/follower/hold.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

const streams = 40;
// The import must still have events to write when its third interruption arrives.
const rounds = 75;
let folder: string;
let file: string;
let old: TestHouse;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'command-line-'));
  file = join(folder, 'log.ndjson');
  old = await testHouse();
  await appendInOrder(old.client, counted(), 32, () => undefined);
});
afterEach(endPrograms);
/** The tests start whole installations, on a machine that may be busy. */
vi.setConfig({ testTimeout: 240_000 });
afterAll(async () => {
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

/** Events of alternating streams, so that each event needs its own append. */
async function* counted(): AsyncGenerator<OrderedGroup> {
  for (let number = 0; number < rounds; number++) {
    for (let stream = 0; stream < streams; stream++) {
      const id = randomUUID();
      const ids = { $correlationId: id, $causationId: id, commandId: id };
      const said = { schemaVersion: 1, command: 'count', actor: system, brandIds: [] };
      const metadata = { ...said, ...ids, receivedAt: '2026-01-01T00:00:00.000Z' };
      const events = [{ id, type: 'Counted', data: { number }, metadata }];
      yield { stream: `counter-${stream}`, first: BigInt(number), events };
    }
  }
}

function replay(house: TestHouse, ...args: string[]) {
  return startProgram(['replay/main.ts', ...args], {
    EVENTSTORE_URL: house.eventStoreUrl,
    DATABASE_URL: house.databaseUrl,
    JWT_SECRET: randomBytes(48).toString('base64'),
    MASTER_KEY: house.masterKey.toString('base64'),
  });
}

const told = async (house: TestHouse) =>
  (await house.log()).map(({ stream, id, data }) => [stream, id, data]);

test('an import with repeated kills gives the same result as one without', async () => {
  const exporting = replay(old, 'export', '--out', file, '--json');
  expect(await exporting.ended).toBe(0);
  expect(exporting.printed()).toContain(`"events":${streams * rounds},"streams":${streams}`);
  const house = await testHouse();
  try {
    for (const killedAfter of [1, 300, 700]) {
      const importing = replay(house, 'import', file);
      let hasEnded = false;
      void importing.ended.then(() => {
        hasEnded = true;
      });
      while (!hasEnded && (await house.log()).length < killedAfter) await setTimeout(5);
      importing.kill('SIGKILL');
      expect(await importing.ended, importing.printed()).toBe('SIGKILL');
    }
    const there = (await house.log()).length;
    expect(there).toBeLessThan(streams * rounds);
    const last = replay(house, 'import', file, '--json');
    expect(await last.ended, last.printed()).toBe(0);
    expect(last.printed()).toContain(`"events":${streams * rounds}`);
    expect(last.printed()).toContain(`"present":${there}`);
    expect((await told(house)).filter(([stream]) => /^counter-/.test(String(stream)))).toEqual(
      await told(old),
    );
  } finally {
    await house.close();
  }
});

test('an import is refused while a server could react to half of it', async () => {
  const house = await testHouse();
  const server = new pg.Client({ connectionString: house.databaseUrl });
  await server.connect();
  try {
    expect(await holdFollower(server)).toBe(true);
    const importing = replay(house, 'import', file);
    expect(await importing.ended).toBe(1);
    expect(importing.printed()).toMatch(/^a server runs on this house .* nothing was changed.*\n$/);
    expect(await house.log()).toEqual([]);
  } finally {
    await server.end();
    await house.close();
  }
});
