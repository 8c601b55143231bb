import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import type { ReadModels } from '../database.ts';

/** The items that were exchanged for this one, as far as the caller may see them. There is at most one. */
export function exchangedFor(db: ReadModels, caller: Caller, id: number) {
  return trysetItemsFor(db, caller)
    .where(
      sql<boolean>`(item.exchanged_to ->> 'trysetItemId')::integer = ${id} and item.exchanged_to is not null`,
    )
    .select(['item.id', 'item.trysetId']);
}
