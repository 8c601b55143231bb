import { refuse } from '../decider.ts';
import type { PayoutLine } from './payout-state.ts';

const shownAtMost = 20;

export function differs(changed: readonly number[]) {
  const message = 'the cash of some members changed since the draft: draft the payout again, then approve it';
  const detail = { userIds: changed.slice(0, shownAtMost), count: changed.length };
  return refuse('conflict', 'payout.lines_changed', message, detail);
}

export function noSuchLine(userId: number) {
  const message = 'the payout has no line of this member: name members of its lines only';
  return refuse('invalid', 'payout.no_such_line', message, { userId });
}

export function settledOtherwise({ userId, status, reference, cause }: PayoutLine) {
  const message = 'this line is marked otherwise already, or named twice: load the payout again';
  return refuse('conflict', 'payout.line_settled', message, { userId, status, reference, cause });
}
