import { type Deadline, later, type Reacting } from '../reacting.ts';
import { type BrandCommand, brand } from './brand.ts';
import type { BrandEvent } from './brand-events.ts';
import type { BrandState } from './brand-state.ts';

/** For so long it can be read who was declined. */
export const declinedKeptMs = 30 * 24 * 3_600_000;

/** What is personal of a brand that was declined is not kept for ever. */
export interface DeclinedDeadline extends Deadline {
  name: 'forget_declined';
  brandId: number;
}

export const brandReacting: Reacting<BrandState, BrandCommand, BrandEvent> = {
  decider: brand,
  deadlines({ type }, { id, at }): DeclinedDeadline[] {
    if (type !== 'BrandDeclined') return [];
    return [{ name: 'forget_declined', dueAt: later(at, declinedKeptMs), brandId: id }];
  },
};
