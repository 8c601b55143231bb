import type { CashAccountEvent } from '#domain/cash/cash-events.ts';
import { cashDue } from '#domain/testing/cash.ts';
import { cashAccountsProjection, cashEntriesProjection } from '#projections/cash/projection.ts';
import { cashAccountsTable, cashEntriesTable } from '#projections/cash/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const at = '2026-01-01T00:00:00.000Z';
const stream = 'cash_account-1001';
const event: CashAccountEvent = { type: 'CashDue', data: { ...cashDue, userId: 1001 } };

/** Sample: 90,000 won are due to member 1001. */
export const sample: Sample = {
  async insert(pool) {
    const history = [{ event, on: '2026-01-01' }];
    const account = foldAll(cashAccountsProjection, stream, history);
    const entry = foldAll(cashEntriesProjection, stream, history, '1001:1');
    if (account !== null) await insertRows(pool, cashAccountsTable, [account]);
    if (entry !== null) await insertRows(pool, cashEntriesTable, [entry]);
  },
  log: [logRow(stream, 0n, event.type, event.data, { at })],
  idOf: (path) => (path.startsWith('/v1/users/{id}/cash') ? '1001' : null),
  shared: /^$/,
  forStaff: /^\/v1\/(cash-entries|users\/.*\/cash)/,
};
