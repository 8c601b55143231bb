import type { Caller } from '#http/caller.ts';
import { businessDay } from '../business-day.ts';
import { countOf } from '../count-rows.ts';
import type { ReadDeps } from '../deps.ts';
import { trysetItemsFor, trysetsFor } from '../scope.ts';

/** How many trysets with an item in preparation are to be prepared on a day, today where none is named. */
export async function countToPrepare({ db, now }: ReadDeps, caller: Caller, date?: string) {
  const day = date ?? businessDay(now());
  const inPreparation = trysetItemsFor(db, caller)
    .select('item.trysetId')
    .where('item.status', '=', 'tryset_preparing');
  const count = await countOf(
    trysetsFor(db, caller)
      .where('tryset.prepareOn', '=', day)
      .where('tryset.id', 'in', inPreparation)
      .select((select) => select.fn.countAll<bigint>().as('count')),
  );
  return { date: day, count };
}
