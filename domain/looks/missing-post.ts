import type { LookEvent } from './look-events.ts';
import type { LookState } from './look-state.ts';
import { mayBegin } from './look-transitions.ts';

const hourMs = 3_600_000;

/**
 * Returns the deferrals of a missing post's items, once the post has been missing for an hour at `at`. Items that people have
 * decided since then stay decided.
 */
export function deferralsOfMissingPost({ goneSince, entries }: LookState, at: string): LookEvent[] {
  if (goneSince === null || Date.parse(at) - Date.parse(goneSince) < hourMs) return [];
  const check = { reason: 'SNSContentDeleted', passed: false, evidence: null } as const;
  return entries
    .filter(({ status }) => mayBegin('defer_item', status))
    .filter(({ decidedAt }) => decidedAt === null || decidedAt < goneSince)
    .map(({ entryId }) => ({
      type: 'LookItemDeferred',
      data: { entryId, comment: null, reasons: [check.reason], method: 'RULE', checks: [check] },
    }));
}
