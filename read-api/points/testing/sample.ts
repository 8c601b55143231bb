import { firstPointPolicy } from '#domain/points/point-policy.ts';
import { pointPoliciesTable } from '#projections/points/policy.ts';
import { pointAccountsTable, pointMovesTable } from '#projections/points/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const move = { balance: 500, pointReason: 'sign_up_reward', message: 'Welcome' } as const;
const forNoLook = { lookId: null, entryId: null, trysetItemId: null };
const at = '2026-01-01T00:00:00.000Z';

/** Sample: member 1001 received 500 points. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, pointAccountsTable, [
      { userId: 1001, balance: 500, held: 0, holds: {}, revision: 0n, updatedAt: at },
    ]);
    await insertRows(pool, pointPoliciesTable, [
      { ...firstPointPolicy, id: 1, white: 6, revision: 0n, updatedAt: at },
    ]);
    await insertRows(pool, pointMovesTable, [
      {
        ...move,
        id: '1001:1',
        userId: 1001,
        number: 1,
        delta: 500,
        trysetId: null,
        orderId: null,
        ticketId: null,
        ...forNoLook,
        createdAt: at,
      },
    ]);
  },
  log: [
    logRow('point_account-1001', 0n, 'PointsGiven', { ...move, amount: 500 }),
    logRow('point_policy-1', 0n, 'PointPolicyRevised', { changed: { white: 6 } }),
  ],
  idOf(_path, name, brand) {
    if (name === 'look_id') return brand === 1 ? '801' : '802';
    return name === 'product_size_ids' ? (brand === 1 ? '110' : '210') : null;
  },
  shared: /^$/,
  forStaff: /^\/v1\/(users\/.*points|point-policy)/,
};
