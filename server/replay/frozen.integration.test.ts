import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { replaying } from '../testing/replaying.ts';

const house = replaying({ frozenAfterSeconds: 1 });
const { connection, status, garment } = house;

test('reports events that wait on an unmoving checkpoint until it moves again', async () => {
  const ready = async () => {
    const answer = await fetch(`${house.server.url}/health/ready`);
    return {
      status: answer.status,
      report: (await answer.json()) as { checks: { name: string; detail?: string }[] },
    };
  };
  expect((await ready()).status).toBe(200);
  const holder = await connection();
  // The runner takes this lock before it commits a batch.
  await holder.query('select pg_advisory_lock(7326003)');
  try {
    await garment();
    const frozen = await eventually(ready, (answer) => answer.status === 503);
    expect(frozen.report.checks).toContainEqual({
      name: 'projections',
      ok: false,
      detail: expect.stringMatching(/^events wait and nothing has moved for \d+ s: the process/),
    });
    house.forgetPosition();
    const told = await status();
    expect(told).toMatchObject({ isHealthy: false, problems: [{ code: 'frozen' }], isRunning: true });
    expect(told.projections.every(({ lagSeconds }) => lagSeconds >= 1)).toBe(true);
  } finally {
    await holder.end();
  }
  await eventually(ready, (answer) => answer.status === 200);
  expect(await eventually(status, ({ lagSeconds }) => lagSeconds === 0)).toMatchObject({ isHealthy: true });
});
