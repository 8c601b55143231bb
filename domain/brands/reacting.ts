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

/** How long the personal data of a declined brand stays readable, in milliseconds. */
export const declinedKeptMs = 30 * 24 * 3_600_000;

/**
 * How long an application waits for its admin, in milliseconds. It is longer than a sign-up token is valid: after it, the
 * applicant can no longer sign up.
 */
export const applicantAwaitedMs = 45 * 60_000;

/** The deadline at which a declined brand's personal data is forgotten. */
export interface DeclinedDeadline extends Deadline {
  name: 'forget_declined';
  brandId: number;
}

/**
 * The deadline at which an incomplete application ends. An application creates the brand first and its admin second. If it
 * stops in between, the brand has nobody to write to.
 */
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
