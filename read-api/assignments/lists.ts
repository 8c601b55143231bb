import type { NotedKind } from '#domain/notes/noted-kinds.ts';
import type { Paging } from '#http/lists.ts';
import type { AssignmentRow } from '#projections/assignments/tables.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { accountNames } from '../notes/account-names.ts';
import { briefsOf } from '../notes/briefs.ts';
import { brandsOfThing } from '../notes/things.ts';
import type { AssignedThing, Assignee } from './contract.ts';
import { assignmentsFor } from './scope.ts';

/** Responsible accounts of an entity by party, staff first. Throws 404 if the caller may not see the entity. */
export async function assigneesOf(reading: Reading, kind: NotedKind, id: number): Promise<Assignee[]> {
  const { db, caller } = reading;
  await brandsOfThing(db, caller, { kind, id });
  const rows = await assignmentsFor(db, caller)
    .where('assignment.kind', '=', kind)
    .where('assignment.thingId', '=', id)
    .selectAll('assignment')
    .orderBy('assignment.brandId', (order) => order.asc().nullsFirst())
    .execute();
  const named = await accountNames(reading, rows.flatMap(accountsOf));
  return rows.map((row) => {
    const [account, by] = accountsOf(row);
    return { brandId: row.brandId, account: named(account), by: named(by), assignedTime: row.assignedAt };
  });
}

/** Entities assigned to an account of the caller's own party, by default to the caller; oldest assignment first. */
export function assignedTo({ db, caller }: Reading, accountId = caller.id): Rows<AssignmentRow> {
  const assigned = assignmentsFor(db, caller)
    .where('assignment.accountLabel', '=', caller.label === 'staff' ? 'staff' : 'brand_admin')
    .where('assignment.accountId', '=', accountId)
    .selectAll('assignment');
  return rowsOf(assigned, assigned.orderBy('assignment.assignedAt').orderBy('assignment.id'));
}

export async function assignedPage(reading: Reading, rows: Rows<AssignmentRow>, paging: Paging) {
  const [count, page] = await Promise.all([rows.count(), rows.page(paging)]);
  const [briefs, named] = await Promise.all([
    briefsOf(reading, page),
    accountNames(reading, page.flatMap(accountsOf)),
  ]);
  const data = page.map((row): AssignedThing => {
    const {
      picture = null,
      title = '',
      second = '',
      status = null,
    } = briefs.get(`${row.kind}-${row.thingId}`) ?? {};
    const [account, by] = accountsOf(row);
    return {
      kind: row.kind,
      id: row.thingId,
      picture,
      title,
      second,
      status,
      account: named(account),
      by: named(by),
      assignedTime: row.assignedAt,
    };
  });
  return { count, data };
}

function accountsOf({ accountLabel, accountId, byLabel, byId }: AssignmentRow) {
  return [
    { label: accountLabel, id: accountId },
    { label: byLabel, id: byId },
  ] as const;
}
