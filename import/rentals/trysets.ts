import type { Lent } from './allocate.ts';
import { compound } from './refs.ts';

/** Rentals of one member with the same dates: one parcel there and one back. */
export interface TrysetPlan {
  ref: string;
  memberRef: string;
  deliveredOn: string;
  returnedOn: string;
  items: Lent[];
}

/** Groups rentals into trysets, in the order of their first items. */
export function groupTrysets(lent: readonly Lent[]): TrysetPlan[] {
  const trysets = new Map<string, TrysetPlan>();
  for (const one of lent) {
    const { memberRef, deliveredOn, returnedOn } = one.rental;
    const ref = compound(memberRef, deliveredOn, returnedOn);
    const known = trysets.get(ref);
    if (known === undefined) trysets.set(ref, { ref, memberRef, deliveredOn, returnedOn, items: [one] });
    else known.items.push(one);
  }
  return [...trysets.values()];
}
