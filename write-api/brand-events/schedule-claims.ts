import type { Occasion } from '#domain/brand-events/occasion-state.ts';
import { type Claim, scheduleCodeClaim } from '#domain/claim-values.ts';

/** The claim of a code; none without one. */
export function claimOfCode(code: string | null): Claim[] {
  return code === null ? [] : [scheduleCodeClaim(code)];
}

/** The claims that an event has by its own stream. A rejected event gives its code up; a closed one may open again. */
export function claimsOfOccasion({ status, scheduleCode }: Occasion): Claim[] {
  const isThere = status === 'pending' || status === 'recruiting' || status === 'done';
  return isThere ? claimOfCode(scheduleCode) : [];
}
