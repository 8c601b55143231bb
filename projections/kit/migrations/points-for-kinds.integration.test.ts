import { expect, test } from 'vitest';
import type { PointAccountEvent } from '#domain/points/point-events.ts';
import { openBench } from '../../testing/harness.ts';
import { stored } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

const shares = [
  { itemId: 31, amount: 200 },
  { itemId: 32, amount: 100 },
];
const paid = { kind: 'tryset', id: 21 } as const;
const account: PointAccountEvent[] = [
  {
    type: 'PointsGiven',
    data: { amount: 500, balance: 500, pointReason: 'sign_up_reward', message: '', forLook: null },
  },
  { type: 'PointsHeld', data: { for: paid, amount: 300, shares } },
  {
    type: 'PointsHeld',
    data: { for: { ...paid, id: 22 }, amount: 50, shares: [{ itemId: 33, amount: 50 }] },
  },
  { type: 'PointsCaptured', data: { for: paid, amount: 200, shares: shares.slice(0, 1), balance: 300 } },
];

test('migrates earlier holds, which were all for trysets, to the result of their events', async () => {
  const bench = await openBench();
  try {
    await bench.take(
      stored([
        ...account.map((event) => ({ stream: 'point_account-7', event })),
        ...account.slice(0, 1).map((event) => ({ stream: 'point_account-8', event })),
      ]),
    );
    const now = await bench.dump();
    expect(await bench.query('select user_id, holds from read.point_accounts order by user_id')).toEqual([
      { user_id: 7, holds: { 'tryset-21': { 32: 100 }, 'tryset-22': { 33: 50 } } },
      { user_id: 8, holds: {} },
    ]);

    // The rows as the version before had them.
    await bench.query(
      `update read.point_accounts set holds = '{"21": {"32": 100}, "22": {"33": 50}}' where user_id = 7`,
    );
    await bench.query('alter table read.point_moves drop column order_id, drop column ticket_id');
    await bench.query("delete from public.read_migrations where name like '085%'");

    await migrate(bench.databaseUrl);
    await bench.restart();
    expect(await bench.dump()).toEqual(now);
  } finally {
    await bench.close();
  }
});
