// @module-tag thorough
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byPerson } from '#domain/looks/checks.ts';
import type { Target } from '#domain/reacting-kinds.ts';
import { generateRentals } from '#import/generate.ts';
import { importHouse } from '#import/testing/import-house.ts';
import { aSeed } from '#projections/testing/random.ts';
import { systemContext } from '#write-api/kit/changes/context.ts';
import { runTarget } from '#write-api/kit/commands/run-target.ts';
import { replayWithin } from './testing/command-line.ts';
import { type TestHouse, testHouse } from './testing/test-house.ts';

const writers = 16;
const rounds = 6;

let house: TestHouse;
beforeAll(async () => {
  house = await testHouse();
  await house.project();
});
afterAll(() => house.close());

test('verify finds no difference at any moment while 16 connections write and an import runs', {
  timeout: 400_000,
}, async () => {
  const seed = aSeed();
  console.log(`seed ${seed}`);
  const writes = await house.openWrites();
  const follower = await house.react(writes.deps);
  const importing = await importHouse({
    backend: house,
    secrets: { JWT_SECRET: 'x'.repeat(32), MASTER_KEY: Buffer.from(house.masterKey).toString('base64') },
  });
  const file = join(importing.folder, 'rentals.csv');
  await writeFile(file, generateRentals({ seed, rows: 2_000 }));

  let isOver = false;
  const life = Promise.all([
    importing.program(['rentals', file, '--brand', 'house'], 'rentals'),
    ...Array.from({ length: writers }, (_, writer) => write(writer, writes)),
  ]).finally(() => {
    isOver = true;
  });
  do {
    const { code, out } = await replayWithin(house, 'verify', '--json');
    const lines = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([expect.objectContaining({ of: 'summary', differences: 0 })]);
    const [{ log, rows }] = lines;
    expect(log.position).toBe(rows.position);
    expect(code).toBe(0);
  } while (!isOver);
  await life;
  await importing.close();
  expect(follower.failures).toEqual([]);

  await house.projected();
  const { out } = await replayWithin(house, 'verify', '--json');
  const { points, differences } = JSON.parse(out);
  expect(differences).toBe(0);
  // Each look got rewards for two items, and one reward was revoked.
  const looks = writers * rounds;
  expect(points).toMatchObject({ given: looks * 10_000, taken: looks * 5_000, balances: looks * 5_000 });
});

type Writes = Awaited<ReturnType<TestHouse['openWrites']>>;

async function write(writer: number, { deps, call }: Writes): Promise<void> {
  const act = async (target: Target) => {
    const context = { ...systemContext(deps.clock), actor: { label: 'staff', id: 1 } as const };
    expect(await runTarget(deps.streams, target, context)).toMatchObject({ ok: true });
  };
  for (let round = 0; round < rounds; round++) {
    const id = 5_000 + writer * rounds + round;
    const entryIds = [id * 10, id * 10 + 1];
    const look = {
      lookId: id,
      userId: 9_000 + writer,
      userGender: null,
      userRegion: 'KOREA',
      snsType: 'Blog',
      words: { link: null, description: '' },
      hasLink: false,
      images: [],
      keepDays: 30,
      reservationId: null,
      proposalId: null,
      eventBrandId: null,
    } as const;
    const entries = entryIds.map((entryId) => ({
      entryId,
      of: { kind: 'tryset_item' as const, id: entryId + 7 },
      brandId: 7,
      productId: 301,
      productSizeId: 401,
      trysetId: 21,
      uploadPoint: 5_000,
      givenPoints: 0,
    }));
    await act({ on: 'look', id, command: { action: 'post', look, entries } });
    await act({ on: 'look', id, command: { action: 'approve_item', entryId: null, ...byPerson } });
    await act({ on: 'look', id, command: { action: 'reopen_item', entryId: entryIds[0] ?? 0 } });
    expect(await call('POST', '/v1/users', { username: `member-${id}`, role: 'curator' })).toMatchObject({
      status: 201,
    });
  }
}
