import type { Lent } from './allocate.ts';
import { compound } from './refs.ts';
import { requestedAt, type StepTime } from './times.ts';

/** Rentals of one member with the same dates: one parcel out and one back. */
export interface TrysetPlan {
  ref: string;
  memberRef: string;
  deliveredOn: string;
  returnedOn: string;
  items: readonly Lent[];
  requested: StepTime;
}

/** Groups rentals into trysets, in the order of their first items. */
export function groupTrysets(lent: readonly Lent[]): TrysetPlan[] {
  const together = new Map<string, Lent[]>();
  for (const one of lent) {
    const { memberRef, deliveredOn, returnedOn } = one.rental;
    const ref = compound(memberRef, deliveredOn, returnedOn);
    const items = together.get(ref);
    if (items === undefined) together.set(ref, [one]);
    else items.push(one);
  }
  return [...together].flatMap(([ref, items]) => {
    const [first] = items;
    if (first === undefined) return [];
    const { memberRef, deliveredOn, returnedOn } = first.rental;
    return [{ ref, memberRef, deliveredOn, returnedOn, items, requested: requestedAt(items) }];
  });
}
