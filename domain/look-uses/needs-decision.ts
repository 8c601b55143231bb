import type { Role } from '../actor.ts';
import { later } from '../reacting.ts';
import { openUseStatuses, unansweredDays } from './use-kinds.ts';
import type { LookUse } from './use-state.ts';

type Waiting = Pick<LookUse, 'status' | 'answer' | 'askedAt'>;

/** The newest question that counts as unanswered at an instant: it was asked a week before. */
export function unansweredSince(at: string): string {
  return later(at, -unansweredDays * 86_400_000);
}

/** Whether the member has not answered for a week. */
export function isUnanswered(use: Waiting, at: string): boolean {
  return isOpen(use) && use.answer === null && use.askedAt !== null && use.askedAt <= unansweredSince(at);
}

/**
 * Whether a use waits for the caller's side. Staff take up, confirm what the member agreed to, and decide on uses without an answer.
 * Members answer questions. A brand only asks, so nothing waits for it.
 */
export function needsDecision(use: Waiting, role: Role, at: string): boolean {
  if (!isOpen(use)) return false;
  if (role === 'user') return use.answer === null;
  if (role !== 'staff') return false;
  return use.status === 'initialized' || use.answer === 'agreed' || isUnanswered(use, at);
}

function isOpen({ status }: Waiting): boolean {
  return openUseStatuses.some((each) => each === status);
}
