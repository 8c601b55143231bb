import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { type TrysetsQuery, trysetsFor } from '../scope.ts';

/** Trysets with the names of their members. */
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
    .select(['member.username', 'person.name as realName', 'recipient.destination']);
}

/** Rows of trysets, in the order of the ids. */
export async function trysetRows(db: ReadModels, caller: Caller, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await withMembers(trysetsFor(db, caller))
    .where(sql<boolean>`tryset.id = any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type TrysetWithMember = Awaited<ReturnType<typeof trysetRows>>[number];

/** Names of the products, by id. */
export async function productNames(db: ReadModels, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('read.products')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
