import { addressDeadlines } from '../members/address-proposal.ts';
import { type Deadline, later, type Reacting } from '../reacting.ts';
import { type BrandCommand, brand } from './brand.ts';
import {
  type BrandAdminCommand,
  type BrandAdminEvent,
  type BrandAdminState,
  brandAdmin,
} from './brand-admin.ts';
import type { BrandEvent } from './brand-events.ts';
import type { BrandState } from './brand-state.ts';

/** For so long it can be read who was declined. */
export const declinedKeptMs = 30 * 24 * 3_600_000;

/** Longer than a sign-up's token is good for: by then its applicant has come, or never does. */
export const applicantAwaitedMs = 45 * 60_000;

/** What is personal of a brand that was declined is not kept for ever. */
export interface DeclinedDeadline extends Deadline {
  name: 'forget_declined';
  brandId: number;
}

/** A brand applies first, and then its admin comes. Where somebody was cut off in between, there is nobody to write to. */
export interface ApplicationDeadline extends Deadline {
  name: 'settle_application';
  brandId: number;
}

export const brandReacting: Reacting<BrandState, BrandCommand, BrandEvent> = {
  decider: brand,
  deadlines({ type }, { id: brandId, at }): (ApplicationDeadline | DeclinedDeadline)[] {
    if (type === 'BrandApplied')
      return [{ name: 'settle_application', dueAt: later(at, applicantAwaitedMs), brandId }];
    if (type === 'BrandDeclined')
      return [{ name: 'forget_declined', dueAt: later(at, declinedKeptMs), brandId }];
    return [];
  },
};

export const brandAdminReacting: Reacting<BrandAdminState, BrandAdminCommand, BrandAdminEvent> = {
  decider: brandAdmin,
  deadlines: ({ type, data }, on) =>
    type === 'BrandAdminAddressOwnerTold' ? addressDeadlines('brand_admin', data, on) : [],
};
