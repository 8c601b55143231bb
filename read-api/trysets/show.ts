import { validItems } from '#domain/tryset-items/main-item.ts';
import type { Caller } from '#http/caller.ts';
import { later } from '#projections/projection.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { productBrief, sizeBrief } from '../briefs/products/brief.ts';
import { seesRecipient } from '../briefs/tryset-items/scope.ts';
import { businessDay } from '../kit/business-day.ts';
import type { Reading } from '../kit/reading.ts';
import { seesRealNames } from '../kit/scope.ts';
import type { TrysetItemWithNames } from '../tryset-items/rows.ts';
import { mainItemOf, trysetActions } from './actions.ts';
import { approvalOf } from './approvals.ts';
import type { Tryset } from './contract.ts';
import { itemsOfTrysets, type TrysetWithMember } from './rows.ts';
import { itemsFor } from './scope.ts';

/**
 * Trysets as the caller may see them: a brand admin gets only its own items, and the recipient only while access is
 * allowed.
 */
export async function shownTrysets(
  { db, caller, now }: Pick<Reading, 'db' | 'caller' | 'now'>,
  rows: readonly TrysetWithMember[],
): Promise<Tryset[]> {
  const items = await itemsOfTrysets(
    db,
    caller,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const own = items.get(row.id) ?? [];
    return { ...shownTryset(row, own, { caller, now }), trysetItems: own.map(itemInList) };
  });
}

/** A tryset without the item data that lists and details add. */
export function shownTryset(
  row: TrysetWithMember,
  named: readonly TrysetItemWithNames[],
  { caller, now }: Pick<Reading, 'caller' | 'now'>,
): Omit<Tryset, 'trysetItems'> {
  const items = itemsFor(caller, row.items);
  const mayKnow = maySeeRecipient(row, caller);
  const names = new Map(named.map(({ id, productName }) => [id, productName ?? '']));
  return {
    id: row.id,
    status: row.seenStatus,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: named.reduce((time, { updatedAt }) => later(time, updatedAt), row.updatedAt),
    user: {
      id: row.userId,
      username: row.username,
      realName: seesRealNames(caller) ? row.realName : null,
      gender: row.userGender,
      regionId: row.userRegion,
    },
    name: mayKnow ? row.recipientName : null,
    phone: mayKnow ? row.recipientPhone : null,
    email: mayKnow ? emailOf(row, caller) : null,
    destination: mayKnow ? destinationOf(row) : null,
    approvedTime: approvalOf(named)?.time ?? null,
    maxTryDate: maxTryDate(named),
    customLink: row.customLink,
    handoverInfo: row.handoverInfo,
    isPreferExpress: row.isPreferExpress,
    proposalId: row.proposalId,
    expDeliveryTime: row.expectedDeliveryOn,
    timeToPrepareDelivery: row.prepareOn,
    itemsCount: validItems(items).length,
    mainItem: mainItemOf(items, names),
    actions: trysetActions(row.life, items, { caller, now }),
  };
}

/** Whether the caller may see the tryset's recipient. */
function maySeeRecipient(row: TrysetWithMember, caller: Caller): boolean {
  const items = itemsFor(caller, row.items);
  return seesRecipient(
    caller,
    items.map(({ status }) => status),
  );
}

function itemInList(row: TrysetItemWithNames): Tryset['trysetItems'][number] {
  return {
    id: row.id,
    status: row.status,
    isExpress: row.isExpress,
    brand: brandBrief(row),
    product: productBrief(row),
    productSize: sizeBrief(row),
    stock: { id: row.stockItemId, code: row.stockCode ?? '' },
  };
}

/** The latest trial end over these items, as a day. */
function maxTryDate(items: readonly TrysetItemWithNames[]): string | null {
  const last = items
    .flatMap(({ trialEndsAt }) => trialEndsAt ?? [])
    .sort()
    .at(-1);
  return last === undefined ? null : businessDay(new Date(last));
}

/** Brand admins do not get the recipient's e-mail, as they ship without it. */
function emailOf({ recipientEmail }: TrysetWithMember, caller: Caller): string | null {
  return caller.label === 'brand_admin' ? null : recipientEmail;
}

/** Destination of the parcel; null once the member is forgotten. */
function destinationOf({ destination }: Pick<TrysetWithMember, 'destination'>): Tryset['destination'] {
  if (destination === null) return null;
  const { name, phone, address, notes } = destination;
  return { name, phone, address, notes };
}
