import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { ownStore } from '#test/own-store.ts';
import { startPace } from './pace.ts';

const own = ownStore();
const aheadAtMost = 500;

beforeAll(() => migrate(own.backend.databaseUrl));

function paced(url = own.backend.databaseUrl, patienceMs = 60_000) {
  const pace = startPace(url, patienceMs);
  onTestFinished(() => pace.stop());
  return pace;
}

test('a writer waits for the read models, unless it adds nothing', async () => {
  const models = readPool(own.backend.databaseUrl, 1);
  onTestFinished(() => models.end());
  const pace = paced();
  await pace.inTurn(aheadAtMost, async () => ({ position: null }));
  await pace.inTurn(aheadAtMost, async () => ({ position: 700n }));
  const stood = pace.inTurn(1, async () => ({
    position: 701n,
    stood: (await loadCheckpoint(models)).position,
  }));
  await models.query("update read.checkpoints set position = 700 where name = 'live'");
  expect((await stood).stood).toBe(700n);
});

test('does not wait for events that the read models had before the append was answered', async () => {
  const models = readPool(own.backend.databaseUrl, 1);
  onTestFinished(() => models.end());
  const pace = paced();
  const answer = Promise.withResolvers<{ position: bigint }>();
  const late = pace.inTurn(aheadAtMost - 1, () => answer.promise);
  await pace.inTurn(1, async () => ({ position: 1_650n }));
  const next = pace.inTurn(1, async () => ({ position: 1_701n }));
  await models.query("update read.checkpoints set position = 1700 where name = 'live'");
  // This write could begin only once the read models had reached position 1,700.
  await next;
  answer.resolve({ position: 1_660n });
  await late;
  let hasBegun = false;
  const last = pace.inTurn(1, async () => {
    hasBegun = true;
    return { position: 1_702n };
  });
  expect(hasBegun).toBe(true);
  await last;
});

test('continues if no process runs the projections', async () => {
  const pace = paced(undefined, 500);
  await pace.inTurn(aheadAtMost, async () => ({ position: 800n }));
  expect(await pace.inTurn(1, async () => ({ position: 801n }))).toEqual({ position: 801n });
});

test('continues if the read models cannot be queried', async () => {
  const pace = paced('postgres://nobody@127.0.0.1:1/none', 500);
  await pace.inTurn(aheadAtMost, async () => ({ position: 900n }));
  expect(await pace.inTurn(1, async () => ({ position: 901n }))).toEqual({ position: 901n });
});
