import { refuse } from '../decider.ts';

const shownAtMost = 20;

export function differs(changed: readonly number[]) {
  const message = 'the cash of some members changed since the draft: draft the payout again, then approve it';
  const detail = { userIds: changed.slice(0, shownAtMost), count: changed.length };
  return refuse('conflict', 'payout.lines_changed', message, detail);
}

/** Why a line is not marked. The other lines of the command are marked all the same. */
export interface RefusedLine {
  errorCode: 'payout.no_such_line' | 'payout.line_settled';
  message: string;
}

export const noSuchLine: RefusedLine = {
  errorCode: 'payout.no_such_line',
  message: 'the payout has no line of this member: name members of its lines only',
};

export const settledOtherwise: RefusedLine = {
  errorCode: 'payout.line_settled',
  message: 'this line is marked otherwise already, or named twice: load the payout again',
};
