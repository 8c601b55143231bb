import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import { businessDay } from '../business-day.ts';
import { countOf } from '../count-rows.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { trysetItemsFor, trysetsFor } from '../scope.ts';

/** Whether a tryset has an item in preparation and is to be prepared on this day. */
export function isToPrepareOn(db: ReadModels, caller: Caller, day: string): RawBuilder<SqlBool> {
  const inPreparation = trysetItemsFor(db, caller)
    .select('item.trysetId')
    .where('item.status', '=', 'tryset_preparing');
  return sql<SqlBool>`(tryset.prepare_on = ${day} and tryset.id in ${inPreparation})`;
}

/** How many trysets with an item in preparation are to be prepared on a day, today where none is named. */
export async function countToPrepare({ db, now }: ReadDeps, caller: Caller, date?: string) {
  const day = date ?? businessDay(now());
  const count = await countOf(
    trysetsFor(db, caller)
      .where(isToPrepareOn(db, caller, day))
      .select((select) => select.fn.countAll<bigint>().as('count')),
  );
  return { date: day, count };
}
