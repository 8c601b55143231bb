import { staffTable } from '#projections/members/staff-table.ts';
import { peopleTable } from '#projections/personal-data/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow, personRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

/** Active staff account 71. Brands see the name used in mentions, but no e-mail address. */
export const sample: Sample = {
  async insert(pool) {
    await insertRows(pool, staffTable, [
      { id: 71, username: 'colleague', status: 'active', roles: ['owner'], revision: 0n, ...times },
    ]);
    await insertRows(pool, peopleTable, [
      personRow({ id: 'staff:71', name: 'Oh Jin', email: 'hana@house.kr' }),
    ]);
  },
  log: [logRow('staff-71', 0n, 'StaffAdded', { staffId: 71, username: 'colleague', personal: null })],
  idOf: (path) => (path.startsWith('/v1/staff/') ? '71' : null),
  shared: /^$/,
  forStaff: /^\/v1\/staff\//,
};
