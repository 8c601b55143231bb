import { type Asked, accept, type Decider, type Decision, type Refusal, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { mayOverdraw, type PointReason } from './point-kinds.ts';

/** Whole points that came or went, why, and what the account holds from then on. */
export interface PointMove {
  amount: number;
  pointReason: PointReason;
  /** What the member is told. */
  message: string;
  balance: number;
}

/** Events of `point_account-<user id>`: a part of the member's history. */
export type PointAccountEvent = DomainEvent<'PointsGiven', PointMove> | DomainEvent<'PointsTaken', PointMove>;

export interface PointAccount {
  status: 'open';
  /** Whole points; below zero only through what `mayOverdraw`. */
  balance: number;
}

export type PointAccountCommand = { action: 'give' | 'take' } & Omit<PointMove, 'balance'>;

/** Beyond this, either way, an account does not go: sums over all members stay whole numbers everywhere. */
export const balanceLimit = 1_000_000_000;

const row = { from: ['open'], to: 'same', who: ['staff', 'system'] } as const;

export const pointAccountTransitions = [
  { ...row, action: 'give', event: 'PointsGiven' },
  { ...row, action: 'take', event: 'PointsTaken' },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, PointAccount> = {
  entity: 'point_account',
  table: pointAccountTransitions,
  guards: {},
};

/** It remembers every command it was ever given: points that come twice are money lost. */
export const pointAccount: Decider<PointAccount, PointAccountCommand, PointAccountEvent> = {
  category: 'point_account',
  initial: { status: 'open', balance: 0 },
  decide,
  evolve,
  memory: Number.POSITIVE_INFINITY,
};

function decide(
  state: PointAccount,
  command: PointAccountCommand,
  asked: Asked,
): Decision<PointAccountEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const { action, ...move } = command;
  const balance = state.balance + (action === 'give' ? move.amount : -move.amount);
  const type = action === 'give' ? 'PointsGiven' : 'PointsTaken';
  return refusalOf(state, command, balance) ?? accept({ type, data: { ...move, balance } });
}

function refusalOf(
  { balance: present }: PointAccount,
  { action, amount, pointReason }: PointAccountCommand,
  balance: number,
): { ok: false; refusal: Refusal } | null {
  if (action === 'take' && balance < 0 && !mayOverdraw.has(pointReason)) {
    return refuse('invalid', 'point_account.not_enough', `the member has ${present} points`, {
      ...{ balance: present, amount },
    });
  }
  if (Math.abs(balance) <= balanceLimit) return null;
  return refuse('invalid', 'point_account.out_of_range', `no account goes beyond ${balanceLimit} points`, {
    ...{ balance: present, amount, limit: balanceLimit },
  });
}

function evolve(state: PointAccount, { type, data }: PointAccountEvent): PointAccount {
  switch (type) {
    case 'PointsGiven':
      return { ...state, balance: state.balance + data.amount };
    case 'PointsTaken':
      return { ...state, balance: state.balance - data.amount };
    default:
      return untouched(type, state);
  }
}
