import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../../database.ts';

/**
 * Posted looks: for a brand admin those that tag an item of its brand, for a member its own. `seenStatus` is the
 * status over the items that the caller may see.
 */
export function looksFor(db: ReadModels, caller: Caller) {
  const whole = db.selectFrom('read.looks as whole').where('whole.life', '=', 'posted').selectAll('whole');
  const seen =
    caller.label === 'brand_admin'
      ? whole
          .innerJoin('read.lookBrands as part', 'part.lookId', 'whole.id')
          .where('part.brandId', '=', caller.brandId)
          .select('part.status as seenStatus')
      : whole.select('whole.status as seenStatus');
  const looks = db.selectFrom(seen.as('look'));
  return caller.label === 'user' ? looks.where('look.userId', '=', caller.id) : looks;
}
export type LooksQuery = ReturnType<typeof looksFor>;

/**
 * Tagged items of posted looks, joined with their looks. A brand admin gets items of its brand, a member those of its
 * own looks.
 */
export function lookItemsFor(db: ReadModels, caller: Caller) {
  const items = db
    .selectFrom('read.lookItems as item')
    .innerJoin('read.looks as look', 'look.id', 'item.lookId');
  if (caller.label === 'brand_admin') return items.where('item.brandId', '=', caller.brandId);
  return caller.label === 'user' ? items.where('look.userId', '=', caller.id) : items;
}
export type LookItemsQuery = ReturnType<typeof lookItemsFor>;

/** Filters brands' interactions with a look: a brand admin sees only those of its own brand. */
export function ofBrands<Did>(caller: Caller, did: readonly Did[], brandOf: (did: Did) => number): Did[] {
  return caller.label === 'brand_admin' ? did.filter((each) => brandOf(each) === caller.brandId) : [...did];
}
