import type { Rejection } from '#domain/looks/look-events.ts';
import { type RejectionReason, reasonNamed } from '#domain/looks/rejection-reasons.ts';
import { invalidRequest } from '#http/errors.ts';

/** Reasons as they are sent, in either spelling. */
export interface ReasonsSaid {
  rejected_reasons?: readonly string[];
  other_rejected_reason?: string | null;
}

/** The reasons that are meant, each once. */
export function reasonsOf({ rejected_reasons: said = [] }: ReasonsSaid): RejectionReason[] {
  return [...new Set(said.flatMap((spelling) => reasonNamed(spelling) ?? []))];
}

/** Why something is rejected. 400 where no reason is given, or `Other` without words. */
export function rejectionOf(said: ReasonsSaid): Rejection {
  const reasons = reasonsOf(said);
  const otherReason = said.other_rejected_reason?.trim() || null;
  if (reasons.length === 0) throw missing('rejected_reasons', 'names at least one reason');
  if (reasons.includes('Other') && otherReason === null) {
    throw missing('other_rejected_reason', 'is required where Other is among the reasons');
  }
  return { reasons, otherReason };
}

function missing(name: string, message: string) {
  return invalidRequest([{ in: 'body', name, message }]);
}
