import { dayMs } from '../dates.ts';
import type { BuildContext } from './context.ts';
import type { RentalPlan } from './plan.ts';

/**
 * Brands, categories, size types and products are registered a day before their first rental, members at their first
 * tryset.
 */
export function sinceOf({ masters, trysets }: RentalPlan): BuildContext['since'] {
  const earliest = new Map<string, string>();
  const note = (kind: string, ref: string, at: string) => {
    const key = `${kind} ${ref}`;
    const known = earliest.get(key);
    if (known === undefined || at < known) earliest.set(key, at);
  };
  for (const tryset of trysets) {
    const { at } = tryset.requested;
    const before = new Date(Date.parse(at) - dayMs).toISOString();
    note('user', tryset.memberRef, at);
    for (const { garment } of tryset.items) {
      const of = masters.ofGarment.get(garment);
      if (of === undefined) continue;
      note('brand', of.product.brand, before);
      note('category', of.product.category, before);
      note('size_type', of.size.name, before);
      note('product', of.product.ref, before);
    }
  }
  return (kind, ref) => {
    const at = earliest.get(`${kind} ${ref}`);
    if (at === undefined) throw new Error(`no rental of the file uses the ${kind} ${ref}`);
    return at;
  };
}
