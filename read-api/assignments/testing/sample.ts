import type { Account } from '#domain/accounts/account.ts';
import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import { assignmentsTable } from '#projections/assignments/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import type { Sample } from '../../testing/samples.ts';

interface Assigned {
  on: [kind: NotedKind, id: number];
  to: Account;
  by: Account;
  brandId: number | null;
}

const kim: Account = { label: 'staff', id: 1 };
const ofA: Account = { label: 'brand_admin', id: 10 };
const ofB: Account = { label: 'brand_admin', id: 20 };

/** Sample assignments of staff, and of admins of brands A and B. */
const assigned: readonly Assigned[] = [
  { on: ['tryset', 501], to: kim, by: kim, brandId: null },
  { on: ['tryset', 501], to: ofA, by: ofA, brandId: 1 },
  { on: ['tryset', 501], to: ofB, by: ofB, brandId: 2 },
  { on: ['stock_item', 211], to: ofB, by: ofB, brandId: 2 },
  { on: ['product', 11], to: kim, by: kim, brandId: null },
];

const at = '2026-03-10T00:00:00.000Z';

export const sample: Sample = {
  async insert(pool) {
    const rows = assigned.map(({ on: [kind, thingId], to, by, brandId }) => ({
      id: `${kind}-${thingId}:${brandId ?? 'staff'}`,
      kind,
      thingId,
      brandId,
      assignedAt: at,
      accountLabel: to.label,
      accountId: to.id,
      byLabel: by.label,
      byId: by.id,
    }));
    await insertRows(pool, assignmentsTable, rows);
  },
  // This sample has no events: tests beside the commands cover assignments in histories.
  log: [],
  idOf: () => null,
  shared: /^$/,
  forStaff: /^$/,
};
