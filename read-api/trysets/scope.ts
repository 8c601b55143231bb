import type { Caller } from '#http/caller.ts';
import type { ItemOfTryset } from '#projections/trysets/tables.ts';
import type { ReadModels } from '../database.ts';

/**
 * Trysets that were requested. `seenStatus` is the overview status over the items that the caller may see; null if
 * all these are canceled.
 */
export function trysetsFor(db: ReadModels, caller: Caller) {
  const whole = db.selectFrom('read.trysets as whole').selectAll('whole');
  const seen =
    caller.label === 'brand_admin'
      ? whole
          .innerJoin('read.trysetBrands as part', 'part.trysetId', 'whole.id')
          .where('part.brandId', '=', caller.brandId)
          .select('part.status as seenStatus')
      : whole.select('whole.status as seenStatus');
  const trysets = db.selectFrom(seen.as('tryset')).where('tryset.life', '=', 'requested');
  return caller.label === 'user' ? trysets.where('tryset.userId', '=', caller.id) : trysets;
}
export type TrysetsQuery = ReturnType<typeof trysetsFor>;

/** The items of a tryset that the caller may see. */
export function itemsFor(caller: Caller, items: readonly ItemOfTryset[]): ItemOfTryset[] {
  const present = items.filter((item) => !item.isRemoved);
  return caller.label === 'brand_admin' ? present.filter((item) => item.brandId === caller.brandId) : present;
}
