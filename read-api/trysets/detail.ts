import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { invoiceOf } from '../briefs/orders/of-tryset-items.ts';
import type { ReadDeps } from '../deps.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import { shownTrysetItem } from '../tryset-items/show.ts';
import { approvalOf, approversOf, returnApprovalOf } from './approvals.ts';
import type { Tryset, TrysetDetail } from './contract.ts';
import { trysetFields } from './fields.ts';
import { returnsOf } from './returns.ts';
import { itemsOfTrysets, type TrysetWithMember, withMembers } from './rows.ts';
import { rowsFor } from './rows-for-brand.ts';
import { trysetsFor } from './scope.ts';
import { readTryset } from './show.ts';

/** Returns one tryset with the items that the caller may see. Throws 404 if the caller may see no item. */
export async function trysetDetail(deps: ReadDeps, caller: Caller, id: number): Promise<TrysetDetail> {
  const row = await withMembers(trysetsFor(deps.db, caller)).where('tryset.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('tryset', id);
  return shown(deps, caller, row);
}

/** Returns the caller's newest tryset. Throws 404 if the caller never requested one. */
export async function latestTryset(deps: ReadDeps, caller: Caller): Promise<TrysetDetail> {
  const row = await withMembers(trysetsFor(deps.db, caller))
    .where('tryset.seenStatus', 'is not', null)
    .orderBy('tryset.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw notFound('tryset', 'latest');
  return shown(deps, caller, row);
}

async function shown(deps: ReadDeps, caller: Caller, whole: TrysetWithMember): Promise<TrysetDetail> {
  const { db, now } = deps;
  const [row = whole] = await rowsFor(db, caller, [whole]);
  const items = (await itemsOfTrysets(db, caller, [row.id])).get(row.id) ?? [];
  const at = now().toISOString();
  const approval = approvalOf(items);
  const returnApproval = returnApprovalOf(items);
  const approvers = await approversOf(deps, caller, [approval, returnApproval]);
  const shownRow = trysetFields.shown(readTryset(row, items, { caller, now: at }));
  const request = returnRequestOf({ ...row, ...returnsOf(row, items) }, items);
  return {
    ...shownRow,
    approver: approvers(approval),
    recipient: recipientOf(shownRow),
    invoice: await invoiceOf(
      db,
      caller,
      items.map(({ id }) => id),
    ),
    trysetItems: items.map((item) => shownTrysetItem(item, { caller, now: at })),
    returnRequest: request && {
      ...request,
      approvedTime: request.approvedTime ?? returnApproval?.time ?? null,
      sourceAddress: shownRow.destination,
      approver: approvers(returnApproval),
    },
  };
}

/** The recipient; null once the member is forgotten, or if the caller may not see it. */
function recipientOf({ name, phone, email }: Omit<Tryset, 'trysetItems'>): TrysetDetail['recipient'] {
  return name === null && phone === null ? null : { name, phone, email };
}

/** The return request; null until a return is requested or approved. */
function returnRequestOf(row: TrysetWithMember, items: readonly TrysetItemWithNames[]) {
  const said = [row.pickupReason, row.requestedPickupDate, row.confirmedPickupDate, row.returnApprovedAt];
  const isAsked = items.some(({ returnRequestedAt }) => returnRequestedAt !== null);
  if (!isAsked && said.every((value) => value === null)) return null;
  return {
    id: row.id,
    trysetId: row.id,
    requestedPickupReason: row.pickupReason,
    requestedPickupDate: row.requestedPickupDate,
    confirmedPickupDate: row.confirmedPickupDate,
    approvedTime: row.returnApprovedAt,
  };
}
