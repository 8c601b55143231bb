import { expect, test } from 'vitest';
import { oneOfEach } from '../../testing/fixtures.ts';
import { openBench } from '../../testing/harness.ts';
import { stored, type Told } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

/** Restores the state from before the migration; the other rows are still those after it. */
const before = `
  delete from read.counters where stat = 'content_scores';
  delete from public.read_migrations where name = '058-content-scores.sql';`;

test('backfills content scores as the runner counts them', async () => {
  const posted = oneOfEach().find(({ event }) => event.type === 'LookPosted');
  if (posted === undefined) throw new Error('there is no such fixture');
  const { entries } = posted.event.data as { entries: { entryId: number }[] };
  const look = (id: number, followers: number | null, ...approved: number[]): Told[] => {
    const of = { ...posted, stream: `look-${id}` };
    const counted = { like: 1, comment: null, view: null, followers };
    return [
      of,
      { ...of, event: { type: 'LookReactionsCounted', data: counted } },
      ...approved.map((at) => ({
        ...of,
        event: {
          type: 'LookItemApproved',
          data: { entryId: entries[at]?.entryId, points: 0, method: 'ACTOR', checks: [] },
        },
      })),
    ];
  };
  const bench = await openBench();
  await bench.take(
    stored([...look(1, 20_000, 0, 1), ...look(2, 600_000, 1), ...look(3, null, 0), ...look(4, 20_000)]),
  );
  const scores = () =>
    bench.query(
      "select scope, bucket, count from read.counters where stat = 'content_scores' order by scope",
    );
  const kept = await scores();
  expect(kept.length).toBeGreaterThan(1);
  await bench.query(before);
  await migrate(bench.databaseUrl);
  expect(await scores()).toEqual(kept);
  await bench.close();
});
