import { slotsTable } from '#projections/slots/tables.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const times = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };

/** Inserts slot A-03-12. */
export const sample: Sample = {
  async insert(pool) {
    const place = `${'A'.padStart(60)}${'03'.padStart(60)}${'12'.padStart(10)}`;
    const row = {
      id: 71,
      label: 'A-03-12',
      ...slot,
      status: 'active',
      place,
      revision: 0n,
      ...times,
    } as const;
    await insertRows(pool, slotsTable, [row]);
  },
  log: [logRow('slot_register-1', 0n, 'SlotsAdded', { slots: [{ slotId: 71, ...slot }] })],
  idOf: () => null,
  shared: /^$/,
  forStaff: /^\/v1\/slots/,
};
