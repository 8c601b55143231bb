import { type Deadline, later, type Reacting } from '../reacting.ts';
import { afterTryset } from './after-tryset.ts';
import {
  type MemberRentalsCommand,
  type MemberRentalsEvent,
  type MemberRentalsState,
  memberRentals,
} from './member-rentals.ts';
import { reservationPatienceMs } from './reservation.ts';
import type { RentalClaim } from './settle-claim.ts';
import { type TrysetCommand, tryset } from './tryset.ts';
import type { TrysetEvent } from './tryset-events.ts';
import type { TrysetState } from './tryset-state.ts';

/** Settles a claim if its tryset, or its added item, does not follow in time. */
export interface ClaimDeadline extends Deadline {
  name: 'settle_claim';
  claim: RentalClaim;
}

export const trysetReacting: Reacting<TrysetState, TrysetCommand, TrysetEvent> = {
  decider: tryset,
  after: afterTryset,
};

export const memberRentalsReacting: Reacting<MemberRentalsState, MemberRentalsCommand, MemberRentalsEvent> = {
  decider: memberRentals,
  deadlines({ type, data }, { at }): ClaimDeadline[] {
    if (type !== 'RentalClaimed') return [];
    const { userId, trysetId, itemIds } = data;
    return [
      { name: 'settle_claim', dueAt: later(at, reservationPatienceMs), claim: { userId, trysetId, itemIds } },
    ];
  },
};
