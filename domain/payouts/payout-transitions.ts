import type { Rules, Transition } from '../transition-table.ts';
import type { PayoutLife } from './payout-kinds.ts';
import type { Payout } from './payout-state.ts';

type Guard = 'nothing_pending' | 'lines_pending';

/** Owners draft and approve a payout, and record what the bank did with each line. The system closes it after the last line. */
export const payoutTransitions = [
  { action: 'draft', from: ['none'], to: 'drafted', event: 'PayoutDrafted', who: ['staff'], staff: 'owner' },
  { action: 'expire', from: ['none'], to: 'expired', event: 'PayoutDraftExpired', who: ['system'] },
  {
    action: 'redraft',
    from: ['drafted'],
    to: 'same',
    event: 'PayoutDrafted',
    who: ['staff'],
    staff: 'owner',
  },
  {
    action: 'approve',
    from: ['drafted'],
    to: 'approved',
    event: 'PayoutApproved',
    who: ['staff'],
    staff: 'owner',
  },
  {
    action: 'pay',
    from: ['approved'],
    to: 'same',
    event: 'PayoutLinePaid',
    who: ['staff'],
    staff: 'owner',
    guards: ['nothing_pending'],
  },
  {
    action: 'fail',
    from: ['approved'],
    to: 'same',
    event: 'PayoutLineFailed',
    who: ['staff'],
    staff: 'owner',
    guards: ['nothing_pending'],
  },
  {
    action: 'close',
    from: ['approved'],
    to: 'closed',
    event: 'PayoutClosed',
    who: ['system'],
    guards: ['lines_pending'],
  },
] as const satisfies readonly Transition<string, PayoutLife, Guard>[];

export type PayoutAction = (typeof payoutTransitions)[number]['action'];

/** The input of the guards. A read model's row provides it as well as the folded state. */
export interface PayoutStanding extends Pick<Payout, 'status'> {
  pendingCount: number;
}

export const payoutRules: Rules<PayoutLife, Guard, PayoutStanding, PayoutAction> = {
  entity: 'payout',
  table: payoutTransitions,
  guards: {
    nothing_pending: ({ pendingCount }) => (pendingCount > 0 ? null : 'nothing_pending'),
    lines_pending: ({ pendingCount }) => (pendingCount > 0 ? 'lines_pending' : null),
  },
};

/** The guards' input of a folded payout. */
export function standingOf({ status, lines }: Pick<Payout, 'status' | 'lines'>): PayoutStanding {
  return { status, pendingCount: lines.filter((line) => line.status === 'pending').length };
}
