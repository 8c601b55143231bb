import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { type Holds, heldFor, heldOf, type PointShare, sumOf, withoutShares, withShares } from './holds.ts';
import { mayOverdraw, type PointReason } from './point-kinds.ts';

/** Whole points that came or went, why, and what the account has from then on. */
export interface PointMove {
  amount: number;
  pointReason: PointReason;
  /** What the member is told; empty where the reason says it all. */
  message: string;
  balance: number;
  /** What they are for, where it is a look; since version 2. */
  forLook: PointsForLook | null;
}

/** A look that points came or went for, and which item of it; null of a penalty, and where it is tagged no more. */
export interface PointsForLook {
  lookId: number;
  entryId: number | null;
  trysetItemId: number | null;
}

/** Points that a tryset is to be paid with: all of them, and each item's share. */
export interface PointHold {
  trysetId: number;
  amount: number;
  shares: readonly PointShare[];
}

/** Events of `point_account-<user id>`: a part of the member's history. */
export type PointAccountEvent =
  | DomainEvent<'PointsGiven', PointMove>
  | DomainEvent<'PointsTaken', PointMove>
  | DomainEvent<'PointsHeld', PointHold>
  /** They are the member's to spend again. */
  | DomainEvent<'PointsReleased', PointHold>
  /** They are spent. */
  | DomainEvent<'PointsCaptured', PointHold & { balance: number }>;

export interface PointAccount {
  status: 'open';
  /** Whole points; below zero only through what `mayOverdraw`. */
  balance: number;
  /** What of it is spoken for. */
  holds: Holds;
}

/** `release` and `capture` are about one item's share; a release that names none is about all that is left. */
export type PointAccountCommand =
  | ({ action: 'give' | 'take' } & Omit<PointMove, 'balance'>)
  | { action: 'hold'; trysetId: number; shares: readonly PointShare[] }
  | { action: 'release'; trysetId: number; trysetItemId: number | null }
  | { action: 'capture'; trysetId: number; trysetItemId: number };

/** Beyond this, either way, an account does not go: sums over all members stay whole numbers everywhere. */
export const balanceLimit = 1_000_000_000;

const row = { from: ['open'], to: 'same', who: ['staff', 'system'] } as const;
const bySystem = { ...row, who: ['system'] } as const;

export const pointAccountTransitions = [
  { ...row, action: 'give', event: 'PointsGiven' },
  { ...row, action: 'take', event: 'PointsTaken' },
  { ...bySystem, action: 'hold', event: 'PointsHeld' },
  { ...bySystem, action: 'release', event: 'PointsReleased' },
  { ...bySystem, action: 'capture', event: 'PointsCaptured' },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, PointAccount> = {
  entity: 'point_account',
  table: pointAccountTransitions,
  guards: {},
};

/** It remembers every command it was ever given: points that come twice are money lost. */
export const pointAccount: Decider<PointAccount, PointAccountCommand, PointAccountEvent> = {
  category: 'point_account',
  initial: { status: 'open', balance: 0, holds: {} },
  decide,
  evolve,
  memory: Number.POSITIVE_INFINITY,
};

/** What a member may spend. */
export function availableOf({ balance, holds }: Pick<PointAccount, 'balance' | 'holds'>): number {
  return balance - heldOf(holds);
}

function decide(
  state: PointAccount,
  command: PointAccountCommand,
  asked: Asked,
): Decision<PointAccountEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'give':
    case 'take':
      return move(state, command);
    case 'hold':
      return holdFor(state, command);
    case 'release': {
      const shares = heldFor(state.holds, command.trysetId, command.trysetItemId);
      if (shares.length === 0) return nothingToDo;
      return accept({ type: 'PointsReleased', data: holdOf(command.trysetId, shares) });
    }
    case 'capture': {
      const shares = heldFor(state.holds, command.trysetId, command.trysetItemId);
      if (shares.length === 0) return nothingToDo;
      const hold = holdOf(command.trysetId, shares);
      return accept({ type: 'PointsCaptured', data: { ...hold, balance: state.balance - hold.amount } });
    }
  }
}

function move(
  state: PointAccount,
  command: Extract<PointAccountCommand, { action: 'give' | 'take' }>,
): Decision<PointAccountEvent> {
  const { action, ...said } = command;
  const { amount, pointReason } = said;
  const balance = state.balance + (action === 'give' ? amount : -amount);
  if (action === 'take' && amount > availableOf(state) && !mayOverdraw.has(pointReason)) {
    return refuse('invalid', 'point_account.not_enough', toSpend(state), spending(state, amount));
  }
  if (Math.abs(balance) > balanceLimit) {
    return refuse('invalid', 'point_account.out_of_range', `no account goes beyond ${balanceLimit} points`, {
      ...{ balance: state.balance, amount, limit: balanceLimit },
    });
  }
  return accept({ type: action === 'give' ? 'PointsGiven' : 'PointsTaken', data: { ...said, balance } });
}

function holdFor(
  state: PointAccount,
  { trysetId, shares }: Extract<PointAccountCommand, { action: 'hold' }>,
): Decision<PointAccountEvent> {
  if (shares.length === 0 || state.holds[trysetId] !== undefined) return nothingToDo;
  const hold = holdOf(trysetId, shares);
  if (hold.amount > availableOf(state)) {
    return refuse('invalid', 'tryset.not_enough_points', toSpend(state), spending(state, hold.amount));
  }
  return accept({ type: 'PointsHeld', data: hold });
}

const holdOf = (trysetId: number, shares: readonly PointShare[]): PointHold => ({
  ...{ trysetId, amount: sumOf(shares), shares },
});

const toSpend = (state: PointAccount) => `the member has ${availableOf(state)} points to spend`;

const spending = (state: PointAccount, amount: number) => ({
  ...{ balance: state.balance, available: availableOf(state), amount },
});

function evolve(state: PointAccount, { type, data }: PointAccountEvent): PointAccount {
  switch (type) {
    case 'PointsGiven':
      return { ...state, balance: state.balance + data.amount };
    case 'PointsTaken':
      return { ...state, balance: state.balance - data.amount };
    case 'PointsHeld':
      return { ...state, holds: withShares(state.holds, data.trysetId, data.shares) };
    case 'PointsReleased':
      return { ...state, holds: holdsAfter(state, data) };
    case 'PointsCaptured':
      return { ...state, balance: state.balance - data.amount, holds: holdsAfter(state, data) };
    default:
      return untouched(type, state);
  }
}

function holdsAfter({ holds }: PointAccount, { trysetId, shares }: PointHold): Holds {
  const itemIds = shares.map(({ trysetItemId }) => trysetItemId);
  return withoutShares(holds, trysetId, itemIds);
}
