import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';
import { inOrderOf } from '../kit/in-order-of.ts';
import { prepared } from '../kit/prepared.ts';
import { among } from '../kit/search.ts';
import { type TrysetItemWithNames, withNames } from '../tryset-items/rows.ts';
import { rowsFor } from './rows-for-brand.ts';
import { type TrysetsQuery, trysetsFor } from './scope.ts';

/** Trysets with their members' names. */
export function withMembers(trysets: TrysetsQuery) {
  return trysets
    .leftJoin('read.users as member', 'member.id', 'tryset.userId')
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || tryset.user_id`),
    )
    .leftJoin('private.people as recipient', (join) =>
      join.on('recipient.id', '=', sql<string>`'tryset:' || tryset.id`),
    )
    .selectAll('tryset')
    .select([
      'member.username',
      'person.name as realName',
      'recipient.destination',
      'recipient.name as recipientName',
      'recipient.phone as recipientPhone',
      'recipient.email as recipientEmail',
    ]);
}

/** Tryset rows in the order of the ids. */
export async function trysetRows(db: ReadModels, caller: Caller, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await withMembers(trysetsFor(db, caller))
    .where(sql<boolean>`tryset.id = any(${ids})`)
    .modifyEnd(prepared)
    .execute();
  return inOrderOf(ids, await rowsFor(db, caller, rows));
}

export type TrysetWithMember = Awaited<ReturnType<typeof trysetRows>>[number];

/** Items of these trysets that the caller may see, grouped by tryset and ordered by id. */
export async function itemsOfTrysets(
  db: ReadModels,
  caller: Caller,
  trysetIds: readonly number[],
): Promise<Map<number, TrysetItemWithNames[]>> {
  const items = await withNames(trysetItemsFor(db, caller))
    .where(among('item.trysetId', trysetIds))
    .orderBy('item.id')
    .execute();
  return Map.groupBy(items, (item) => item.trysetId);
}
