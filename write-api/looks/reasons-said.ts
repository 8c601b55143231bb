import type { Rejection } from '#domain/looks/look-events.ts';
import { type RejectionReason, reasonNamed } from '#domain/looks/rejection-reasons.ts';
import { invalidRequest } from '#http/errors.ts';

/** The rejection reasons in a request, in either spelling. */
export interface ReasonsSaid {
  rejected_reasons?: readonly string[];
  other_rejected_reason?: string | null;
}

/** Returns the rejection reasons of a request, each once. */
export function reasonsOf({ rejected_reasons: said = [] }: ReasonsSaid): RejectionReason[] {
  return [...new Set(said.flatMap((spelling) => reasonNamed(spelling) ?? []))];
}

/** Returns the rejection of a request. Throws 400 if it has no reason, or has `Other` without a text. */
export function rejectionOf(said: ReasonsSaid): Rejection {
  const reasons = reasonsOf(said);
  const otherReason = said.other_rejected_reason?.trim() || null;
  if (reasons.length === 0) throw missing('rejected_reasons', 'must have at least one reason');
  if (reasons.includes('Other') && otherReason === null) {
    throw missing('other_rejected_reason', 'is required if the reasons include Other');
  }
  return { reasons, otherReason };
}

function missing(name: string, message: string) {
  return invalidRequest([{ in: 'body', name, message }]);
}
