import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { availableOf, evolvePointAccount, initialPointAccount, type PointAccount } from './account-state.ts';
import { heldFor, type PointShare, sumOf } from './holds.ts';
import { keyOfPaid, type PaidFor } from './paid-for.ts';
import type { PointAccountEvent, PointHold, PointMove, PointRefund } from './point-events.ts';
import { mayOverdraw } from './point-kinds.ts';

/** The member who owns the account. Callers add the member's status to commands that depend on it. */
export interface AccountOwner {
  userId: number;
  standing: 'active' | 'banned' | 'forgotten';
}

/**
 * `release`, `capture` and `give_back` target one item's share. A release without an item targets all remaining shares.
 * `give_back` undoes a whole capture and blocks a late one.
 */
export type PointAccountCommand =
  | ({ action: 'give' | 'take'; owner?: AccountOwner } & Omit<PointMove, 'balance'>)
  | { action: 'hold'; for: PaidFor; shares: readonly PointShare[] }
  | { action: 'release'; for: PaidFor; itemId: number | null }
  | { action: 'capture' | 'give_back'; for: PaidFor; itemId: number }
  | ({ action: 'refund' } & Omit<PointRefund, 'amount'>)
  | { action: 'resume'; owner?: AccountOwner }
  | { action: 'forfeit' };

/** The limit of a balance in both directions, so that sums over all members stay safe integers. */
export const balanceLimit = 1_000_000_000;

const row = { from: ['open'], to: 'same', who: ['staff', 'system'] } as const;
const bySystem = { ...row, who: ['system'] } as const;

export const pointAccountTransitions = [
  { ...row, action: 'give', event: 'PointsGiven' },
  { ...row, action: 'take', event: 'PointsTaken' },
  { ...bySystem, action: 'hold', event: 'PointsHeld' },
  { ...bySystem, action: 'release', event: 'PointsReleased' },
  { ...bySystem, action: 'capture', event: 'PointsCaptured' },
  { ...bySystem, action: 'give_back', event: 'PointsRefunded' },
  { ...row, action: 'refund', event: 'PointsRefunded' },
  { ...bySystem, action: 'resume', event: 'PointsResumed' },
  { ...bySystem, action: 'forfeit', to: 'forfeited', event: 'PointsForfeited' },
] as const satisfies readonly Transition<string, PointAccount['status'], never>[];

const rules: Rules<PointAccount['status'], never, PointAccount> = {
  entity: 'point_account',
  table: pointAccountTransitions,
  guards: {},
};

/** The decider of a member's points. It remembers every command it ever received: points given twice are lost money. */
export const pointAccount: Decider<PointAccount, PointAccountCommand, PointAccountEvent> = {
  category: 'point_account',
  initial: initialPointAccount,
  decide,
  evolve: evolvePointAccount,
  memory: Number.POSITIVE_INFINITY,
};

function decide(
  state: PointAccount,
  command: PointAccountCommand,
  asked: Asked,
): Decision<PointAccountEvent> {
  const isSystem = asked.actor.label === 'system';
  if (isSystem && state.status === 'forfeited') return nothingToDo;
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  switch (command.action) {
    case 'give':
    case 'take':
      return isSystem ? moveBySystem(state, command) : move(state, command);
    case 'resume':
      return command.owner?.standing === 'banned' ? nothingToDo : resume(state);
    case 'forfeit': {
      const amount = Math.max(state.balance, 0);
      return accept({ type: 'PointsForfeited', data: { amount, balance: state.balance - amount } });
    }
    case 'hold':
      return holdFor(state, command);
    case 'release':
      return release(state, command);
    case 'capture': {
      const shares = heldFor(state.holds, command.for, command.itemId);
      if (shares.length === 0) return nothingToDo;
      const hold = holdOf(command.for, shares);
      return accept({ type: 'PointsCaptured', data: { ...hold, balance: state.balance - hold.amount } });
    }
    case 'give_back':
      return giveBack(state, command);
    case 'refund':
      return refund(state, command);
  }
}

type MoveCommand = Extract<PointAccountCommand, { action: 'give' | 'take' }>;

/**
 * Gives or takes points on behalf of the system. While the member is banned, such commands wait, except penalties. Staff's
 * commands apply at once.
 */
function moveBySystem(state: PointAccount, command: MoveCommand): Decision<PointAccountEvent> {
  const { action, owner, amount, pointReason, message, forLook } = command;
  if (owner?.standing === 'forgotten') return nothingToDo;
  if (owner?.standing !== 'banned' || pointReason === 'look_penalty') return move(state, command);
  const delta = action === 'give' ? amount : -amount;
  const data = { userId: owner.userId, delta, pointReason, message, forLook };
  return accept({ type: 'PointsSuspended', data });
}

function resume(state: PointAccount): Decision<PointAccountEvent> {
  if (state.waiting.length === 0) return nothingToDo;
  const commands = state.waiting.map(({ userId: _, delta, ...said }): MoveCommand => {
    const action = delta > 0 ? 'give' : 'take';
    return { action, amount: Math.abs(delta), ...said };
  });
  const events: PointAccountEvent[] = [];
  let reached = state;
  for (const command of commands) {
    const decision = move(reached, command);
    if (!decision.ok) return decision;
    reached = decision.events.reduce(evolvePointAccount, reached);
    events.push(...decision.events);
  }
  return accept(...events, { type: 'PointsResumed', data: {} });
}

function move(state: PointAccount, command: MoveCommand): Decision<PointAccountEvent> {
  const { action, owner: _, ...said } = command;
  const { amount, pointReason } = said;
  const balance = state.balance + (action === 'give' ? amount : -amount);
  if (action === 'take' && amount > availableOf(state) && !mayOverdraw.has(pointReason)) {
    return refuse('invalid', 'point_account.not_enough', toSpend(state), spending(state, amount));
  }
  const type = action === 'give' ? 'PointsGiven' : 'PointsTaken';
  return outOfRange(state, amount, balance) ?? accept({ type, data: { ...said, balance } });
}

function outOfRange(state: PointAccount, amount: number, balance: number) {
  if (Math.abs(balance) <= balanceLimit) return null;
  return refuse('invalid', 'point_account.out_of_range', `an account holds at most ${balanceLimit} points`, {
    balance: state.balance,
    amount,
    limit: balanceLimit,
  });
}

/** Refuses the whole refund if one item was paid with fewer points than its share. */
function refund(
  state: PointAccount,
  { for: paid, shares, message }: Extract<PointAccountCommand, { action: 'refund' }>,
): Decision<PointAccountEvent> {
  if (shares.length === 0) return nothingToDo;
  for (const { itemId } of shares) {
    const captured = sumOf(heldFor(state.captured, paid, itemId));
    const amount = sumOf(shares.filter((share) => share.itemId === itemId));
    if (amount > captured) {
      return refuse('invalid', 'point_account.refund_too_high', `the item was paid with ${captured} points`, {
        captured,
        amount,
      });
    }
  }
  const back = holdOf(paid, shares);
  const balance = state.balance + back.amount;
  return (
    outOfRange(state, back.amount, balance) ??
    accept({ type: 'PointsRefunded', data: { ...back, message, balance } })
  );
}

function release(
  state: PointAccount,
  { for: paid, itemId }: { for: PaidFor; itemId: number | null },
): Decision<PointAccountEvent> {
  const shares = heldFor(state.holds, paid, itemId);
  if (shares.length === 0) return nothingToDo;
  return accept({ type: 'PointsReleased', data: holdOf(paid, shares) });
}

function giveBack(state: PointAccount, of: { for: PaidFor; itemId: number }): Decision<PointAccountEvent> {
  const shares = heldFor(state.captured, of.for, of.itemId);
  if (shares.length === 0) return release(state, of);
  return refund(state, { action: 'refund', for: of.for, shares, message: '' });
}

function holdFor(
  state: PointAccount,
  { for: paid, shares }: Extract<PointAccountCommand, { action: 'hold' }>,
): Decision<PointAccountEvent> {
  if (shares.length === 0 || state.holds[keyOfPaid(paid)] !== undefined) return nothingToDo;
  const hold = holdOf(paid, shares);
  if (hold.amount > availableOf(state)) {
    const code = paid.kind === 'tryset' ? 'tryset.not_enough_points' : 'point_account.not_enough';
    return refuse('invalid', code, toSpend(state), spending(state, hold.amount));
  }
  return accept({ type: 'PointsHeld', data: hold });
}

const holdOf = (paid: PaidFor, shares: readonly PointShare[]): PointHold => ({
  for: paid,
  amount: sumOf(shares),
  shares,
});

const toSpend = (state: PointAccount) => `the member has ${availableOf(state)} points to spend`;

const spending = (state: PointAccount, amount: number) => ({
  balance: state.balance,
  available: availableOf(state),
  amount,
});
