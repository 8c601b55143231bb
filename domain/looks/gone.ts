import type { LookEvent } from './look-events.ts';
import type { LookState } from './look-state.ts';
import { mayBegin } from './look-transitions.ts';

const hourMs = 3_600_000;

/**
 * What follows where a post is found gone at `at`: its items are put before people once it has been gone for an hour.
 * What people decided since is not asked again.
 */
export function goneForGood({ goneSince, entries }: LookState, at: string): LookEvent[] {
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
