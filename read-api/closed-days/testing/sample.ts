import { closedDaysTable } from '#projections/closed-days/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const summer = { regionId: 'KOREA', day: '2099-08-03', name: 'Summer break' } as const;

/** Inserts a closed day in Korea. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, closedDaysTable, [
      { id: 81, ...summer, status: 'active', revision: 0n, ...times },
    ]);
  },
  log: [logRow('closed_day_register-1', 0n, 'ClosedDaysAdded', { days: [{ closedDayId: 81, ...summer }] })],
  idOf: (path) => (path.startsWith('/v1/closed-days') ? '81' : null),
  shared: /^$/,
  forStaff: /^\/v1\/closed-days/,
};
