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

/** How long the personal data of a declined brand stays readable. */
export const declinedKeptMs = 30 * 24 * 3_600_000;

/** Longer than a sign-up token is valid: by then the applicant has signed up, or never will. */
export const applicantAwaitedMs = 45 * 60_000;

/** Ends the retention of a declined brand's personal data. */
export interface DeclinedDeadline extends Deadline {
  name: 'forget_declined';
  brandId: number;
}

/** An application creates the brand first and its admin second. If it stops in between, there is nobody to write to. */
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
