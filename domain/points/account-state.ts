import { untouched } from '../exhaustive.ts';
import { type Holds, heldOf, withLess, withoutShares, withShares } from './holds.ts';
import type { PointAccountEvent, PointHold, PointsWaiting } from './point-events.ts';

export interface PointAccount {
  status: 'open' | 'forfeited';
  /** The balance in whole points; only reasons in `mayOverdraw` can make it negative. */
  balance: number;
  /** The part of the balance that is held for trysets. */
  holds: Holds;
  /** Points that were spent on trysets and not given back. */
  captured: Holds;
  /** The movements that wait for the end of a ban, in order of arrival. */
  waiting: readonly PointsWaiting[];
}

export const initialPointAccount: PointAccount = {
  status: 'open',
  balance: 0,
  holds: {},
  captured: {},
  waiting: [],
};

/** Returns the points that the member can spend. */
export function availableOf({ balance, holds }: Pick<PointAccount, 'balance' | 'holds'>): number {
  return balance - heldOf(holds);
}

export function evolvePointAccount(state: PointAccount, { type, data }: PointAccountEvent): PointAccount {
  switch (type) {
    case 'PointsGiven':
      return { ...state, balance: state.balance + data.amount };
    case 'PointsTaken':
      return { ...state, balance: state.balance - data.amount };
    case 'PointsHeld':
      return { ...state, holds: withShares(state.holds, data.for, data.shares) };
    case 'PointsReleased':
      return { ...state, holds: holdsAfter(state, data) };
    case 'PointsCaptured': {
      const captured = withShares(state.captured, data.for, data.shares);
      return { ...state, balance: state.balance - data.amount, holds: holdsAfter(state, data), captured };
    }
    case 'PointsRefunded': {
      const captured = withLess(state.captured, data.for, data.shares);
      return { ...state, balance: state.balance + data.amount, captured };
    }
    case 'PointsSuspended':
      return { ...state, waiting: [...state.waiting, data] };
    case 'PointsResumed':
      return { ...state, waiting: [] };
    case 'PointsForfeited':
      return { ...state, status: 'forfeited', balance: data.balance, holds: {}, waiting: [] };
    default:
      return untouched(type, state);
  }
}

function holdsAfter({ holds }: PointAccount, { for: paid, shares }: PointHold): Holds {
  const itemIds = shares.map(({ itemId }) => itemId);
  return withoutShares(holds, paid, itemIds);
}
