import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#projections/kit/migrations/migrate.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { ownStore } from '#test/own-store.ts';
import { startPace } from './pace.ts';

const own = ownStore();
const aheadAtMost = 500;

beforeAll(() => migrate(own.backend.databaseUrl));

function paced(url = own.backend.databaseUrl) {
  const pace = startPace(url);
  onTestFinished(() => pace.stop());
  return pace;
}

test('a writer waits for the read models, and for nobody where it adds nothing', async () => {
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

test('goes on where nobody runs the projections', async () => {
  const pace = paced();
  await pace.inTurn(aheadAtMost, async () => ({ position: 800n }));
  expect(await pace.inTurn(1, async () => ({ position: 801n }))).toEqual({ position: 801n });
});

test('goes on where the read models cannot be asked', async () => {
  const pace = paced('postgres://nobody@127.0.0.1:1/none');
  await pace.inTurn(aheadAtMost, async () => ({ position: 900n }));
  expect(await pace.inTurn(1, async () => ({ position: 901n }))).toEqual({ position: 901n });
});
