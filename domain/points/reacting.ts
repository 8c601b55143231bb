import { type Consequence, type Deadline, later, type Reacting } from '../reacting.ts';
import { reservationPatienceMs } from '../trysets/reservation.ts';
import type { PointAccount } from './account-state.ts';
import { type PointAccountCommand, pointAccount } from './point-account.ts';
import type { PointAccountEvent } from './point-events.ts';
import type { Hold } from './settle-hold.ts';

/** Settles a hold if the thing that it pays for does not follow in time. */
export interface HoldDeadline extends Deadline {
  name: 'settle_hold';
  hold: Hold;
}

export const pointAccountReacting: Reacting<PointAccount, PointAccountCommand, PointAccountEvent> = {
  decider: pointAccount,
  after({ type, data }): Consequence[] {
    // The ban may have ended just before the points were postponed, so the account is asked to resume them.
    if (type !== 'PointsSuspended') return [];
    return [{ on: 'point_account', id: data.userId, as: 'system', command: { action: 'resume' } }];
  },
  deadlines({ type, data }, { id, at }): HoldDeadline[] {
    if (type !== 'PointsHeld') return [];
    const hold = { userId: id, for: data.for };
    return [{ name: 'settle_hold', dueAt: later(at, reservationPatienceMs), hold }];
  },
};
