import { type Asked, accept, type Decider, type Decision, nothingToDo } from '../decider.ts';
import { checkTransition } from '../transition-table.ts';
import { type FailedLine, isSettledAs, type Mark, type PaidLine } from './marks.ts';
import type { PayoutDraft, PayoutEvent } from './payout-events.ts';
import { differs } from './payout-refusals.ts';
import { evolvePayout, initialPayout, type Payout, paidOutOf, sumsOf } from './payout-state.ts';
import { payoutRules, standingOf } from './payout-transitions.ts';
import { type PayoutRates, withheldFrom } from './withholding.ts';

export type PayoutCommand =
  | ({ action: 'draft' | 'redraft' } & PayoutDraft)
  | { action: 'expire'; payoutId: number }
  /** `changed`: the members whose account no longer bears the line. */
  | { action: 'approve'; rates: PayoutRates; changed: readonly number[] }
  | { action: 'pay'; lines: readonly PaidLine[] }
  | { action: 'fail'; lines: readonly FailedLine[] }
  | { action: 'close' };

/**
 * The decider of the stream `payout-<id>`: the cash of a region's members in a month. The claim `payout` makes it the only one of
 * the region and the month, and the only one of the region that is not closed. So no cash is in two payouts at once.
 */
export const payout: Decider<Payout, PayoutCommand, PayoutEvent> = {
  category: 'payout',
  initial: initialPayout,
  decide,
  evolve: evolvePayout,
};

function decide(state: Payout, command: PayoutCommand, asked: Asked): Decision<PayoutEvent> {
  const isRepeated =
    (command.action === 'pay' || command.action === 'fail') &&
    command.lines.every((mark) => isSettledAs(lineOf(state, mark.userId), mark));
  const refused = checkTransition(payoutRules, standingOf(state), command, asked);
  if (refused?.refusal.kind === 'forbidden') return refused;
  if (isRepeated) return nothingToDo;
  if (refused !== null) return refused;
  switch (command.action) {
    case 'draft':
    case 'redraft':
      return draft(state, command);
    case 'expire':
      return accept({ type: 'PayoutDraftExpired', data: { payoutId: command.payoutId } });
    case 'approve':
      return approve(state, command);
    case 'pay':
    case 'fail':
      return settle(state, command.lines);
    case 'close': {
      const { lines: paid, ...sums } = sumsOf(state.lines, 'paid');
      return accept({ type: 'PayoutClosed', data: { paid, failed: state.lines.length - paid, ...sums } });
    }
  }
}

type Drafting = Extract<PayoutCommand, PayoutDraft>;
type Of<Action> = Extract<PayoutCommand, { action: Action }>;

function draft(state: Payout, { action: _, ...data }: Drafting): Decision<PayoutEvent> {
  const present = new Set(data.lines.map(({ userId }) => userId));
  const dropped = state.lines.flatMap(({ userId }) => (present.has(userId) ? [] : [userId]));
  return accept({ type: 'PayoutDrafted', data: { ...data, dropped } });
}

function approve({ lines, regionId }: Payout, { rates, changed }: Of<'approve'>): Decision<PayoutEvent> {
  if (changed.length > 0) return differs(changed);
  const taxes = lines.map(({ userId, amount }) => ({ userId, ...withheldFrom(amount, regionId, rates) }));
  return accept({ type: 'PayoutApproved', data: { rates, taxes } });
}

/**
 * Marks each line by itself: a line that the payout lacks, or that is marked already, stays as it is. Of two marks of one line the
 * first decides. `markedLines` tells the results.
 */
function settle(state: Payout, marks: readonly Mark[]): Decision<PayoutEvent> {
  const events: PayoutEvent[] = [];
  const marked = new Set<number>();
  for (const mark of marks) {
    const { userId } = mark;
    const line = lineOf(state, userId);
    if (line?.status !== 'pending' || marked.has(userId)) continue;
    marked.add(userId);
    const { amount } = line;
    events.push(
      'reference' in mark
        ? {
            type: 'PayoutLinePaid',
            data: { userId, amount, paidOut: paidOutOf(line), reference: mark.reference },
          }
        : { type: 'PayoutLineFailed', data: { userId, amount, cause: mark.cause } },
    );
  }
  return events.length === 0 ? nothingToDo : accept(...events);
}

const lineOf = ({ lines }: Payout, userId: number) => lines.find((line) => line.userId === userId);
