import type { FailureCause } from './payout-kinds.ts';
import { noSuchLine, type RefusedLine, settledOtherwise } from './payout-refusals.ts';
import type { Payout, PayoutLine } from './payout-state.ts';

/** What the bank did with a line. */
export type Mark = PaidLine | FailedLine;

export interface PaidLine {
  userId: number;
  reference: string;
}

export interface FailedLine {
  userId: number;
  cause: FailureCause;
}

/** Whether a mark of a line stands; if not, why the payout refused it. */
export interface MarkedLine {
  userId: number;
  refused: RefusedLine | null;
}

/**
 * Returns the result of each mark, told by the state after the command. A settled line never changes, so a repeated command gets the
 * same results.
 */
export function markedLines({ lines }: Pick<Payout, 'lines'>, marks: readonly Mark[]): MarkedLine[] {
  const lineOf = new Map(lines.map((line) => [line.userId, line]));
  return marks.map((mark) => {
    const { userId } = mark;
    const line = lineOf.get(userId);
    if (line === undefined) return { userId, refused: noSuchLine };
    return { userId, refused: isSettledAs(line, mark) ? null : settledOtherwise };
  });
}

/** Whether a line is marked exactly so. */
export function isSettledAs(line: PayoutLine | undefined, mark: Mark): boolean {
  if (line === undefined) return false;
  return 'reference' in mark
    ? line.status === 'paid' && line.reference === mark.reference
    : line.status === 'failed' && line.cause === mark.cause;
}
