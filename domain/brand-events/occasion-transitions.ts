import type { Rules, Transition } from '../transition-table.ts';
import type { OccasionLife } from './event-kinds.ts';
import { endsAt } from './hours.ts';
import type { Occasion } from './occasion-state.ts';

export type OccasionGuard = 'brandWhilePending' | 'overForSystem' | 'stillToCome';

/** The input of the guards. A read model's row provides it as well as the folded state. */
export type OccasionStanding = Pick<Occasion, 'status' | 'startDate' | 'endDate' | 'startTime' | 'endTime'>;

const staff = ['staff'] as const;
const bySystem = ['system'] as const;
const byBrand = ['brand_admin', 'staff'] as const;
const open = ['pending', 'recruiting'] as const;
const any = [...open, 'done', 'rejected'] as const;

/** Every action on a brand's event. */
export const occasionTransitions = [
  { action: 'register', from: ['none'], to: 'pending', event: 'BrandEventRegistered', who: byBrand },
  { action: 'expire', from: ['none'], to: 'expired', event: 'BrandEventRegistrationExpired', who: bySystem },
  {
    action: 'revise',
    from: open,
    to: 'same',
    event: 'BrandEventRevised',
    who: byBrand,
    guards: ['brandWhilePending'],
  },
  { action: 'approve', from: ['pending'], to: 'recruiting', event: 'BrandEventApproved', who: staff },
  { action: 'take_seat', from: ['recruiting'], to: 'same', event: 'BrandEventSeatTaken', who: bySystem },
  { action: 'free_seat', from: any, to: 'same', event: 'BrandEventSeatFreed', who: bySystem },
  {
    action: 'close',
    from: ['recruiting'],
    to: 'done',
    event: 'BrandEventClosed',
    who: ['staff', 'system'],
    guards: ['overForSystem'],
  },
  {
    action: 'reopen',
    from: ['done'],
    to: 'recruiting',
    event: 'BrandEventReopened',
    who: staff,
    guards: ['stillToCome'],
  },
  {
    action: 'reject',
    from: open,
    to: 'rejected',
    event: 'BrandEventRejected',
    who: staff,
    reason: 'required',
  },
  // The brand was removed.
  { action: 'reject_removed', from: open, to: 'rejected', event: 'BrandEventRejected', who: bySystem },
] as const satisfies readonly Transition<string, OccasionLife, OccasionGuard>[];

export type OccasionAction = (typeof occasionTransitions)[number]['action'];

export const occasionRules: Rules<OccasionLife, OccasionGuard, OccasionStanding, OccasionAction> = {
  entity: 'brand_event',
  table: occasionTransitions,
  guards: {
    brandWhilePending: ({ status }, { role }) =>
      role === 'brand_admin' && status !== 'pending' ? 'already_approved' : null,
    overForSystem: (standing, { role, at }) =>
      role === 'system' && endsAt(standing) > at ? 'not_over' : null,
    stillToCome: (standing, { at }) => (endsAt(standing) > at ? null : 'over'),
  },
};
