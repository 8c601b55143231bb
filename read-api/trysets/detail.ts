import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { trysetsFor } from '../scope.ts';
import { shownTrysetItem } from '../tryset-items/show.ts';
import type { TrysetDetail } from './contract.ts';
import { itemsOfTrysets, type TrysetWithMember, withMembers } from './rows.ts';
import { maySeeRecipient, shownTryset } from './show.ts';
import { asToldTo } from './told-to-brand.ts';

/** One tryset with the items that the caller may see; 404 where there is none of them. */
export async function trysetDetail(deps: ReadDeps, caller: Caller, id: number): Promise<TrysetDetail> {
  const row = await withMembers(trysetsFor(deps.db, caller)).where('tryset.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('tryset', id);
  return shown(deps, caller, row);
}

/** The caller's newest tryset; 404 where it has none. */
export async function latestTryset(deps: ReadDeps, caller: Caller): Promise<TrysetDetail> {
  const row = await withMembers(trysetsFor(deps.db, caller))
    .where('tryset.seenStatus', 'is not', null)
    .orderBy('tryset.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) throw notFound('tryset', 'latest');
  return shown(deps, caller, row);
}

async function shown({ db, now }: ReadDeps, caller: Caller, whole: TrysetWithMember): Promise<TrysetDetail> {
  const [row = whole] = await asToldTo(db, caller, [whole]);
  const items = (await itemsOfTrysets(db, caller, [row.id])).get(row.id) ?? [];
  const at = now().toISOString();
  return {
    ...shownTryset(row, items, caller),
    recipient: maySeeRecipient(row, caller) ? recipientOf(row, caller) : null,
    trysetItems: items.map((item) => shownTrysetItem(item, caller, at)),
    returnRequest: returnRequestOf(row),
  };
}

/** Null once the member is forgotten. An e-mail is no part of where a parcel goes: brands ship without it. */
function recipientOf(row: TrysetWithMember, caller: Caller): TrysetDetail['recipient'] {
  if (row.recipientName === null && row.recipientPhone === null) return null;
  const email = caller.label === 'brand_admin' ? null : row.recipientEmail;
  return { name: row.recipientName, phone: row.recipientPhone, email };
}

/** Null until a return was asked for or accepted. */
function returnRequestOf(row: TrysetWithMember): TrysetDetail['returnRequest'] {
  const said = [row.pickupReason, row.requestedPickupDate, row.confirmedPickupDate, row.returnApprovedAt];
  if (said.every((value) => value === null)) return null;
  return {
    requestedPickupReason: row.pickupReason,
    requestedPickupDate: row.requestedPickupDate,
    confirmedPickupDate: row.confirmedPickupDate,
    approvedTime: row.returnApprovedAt,
  };
}
