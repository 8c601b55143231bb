import type { Target } from '../reacting-kinds.ts';
import { type ClaimedDays, covers } from './look-uses.ts';
import type { LookUse } from './use-state.ts';

/** The days that a use claims on a look, to be settled. */
export interface RequestedUse extends ClaimedDays {
  lookId: number;
  lookUseId: number;
}

/** Commands that settle a claim; `isLast` if none follow. */
export interface RequestSteps {
  steps: Target[];
  isLast: boolean;
}

/**
 * The steps that settle a claim. The first one closes the stream of a use that was never requested, so that a late request is
 * refused. Only then the claim ends. Days that a revision claimed end too, unless the use has them.
 */
export function settleRequest(
  requested: RequestedUse,
  { status, startDate, endDate }: Pick<LookUse, 'status' | 'startDate' | 'endDate'>,
): RequestSteps {
  const { lookId, lookUseId, from, until } = requested;
  switch (status) {
    case 'none': {
      const command = { action: 'lapse', lookUseId, lookId } as const;
      return { steps: [{ on: 'look_use', id: lookUseId, command }], isLast: false };
    }
    case 'initialized':
    case 'in_progress':
    case 'confirmed':
      if (covers(requested, { from: startDate, until: endDate })) return { steps: [], isLast: true };
      return { steps: [endClaim(requested, [{ from, until }])], isLast: true };
    default:
      return { steps: [endClaim(requested, null)], isLast: true };
  }
}

/** The command that ends the claim of a use: all of it, or these days. */
export function endClaim(
  { lookId, lookUseId }: Pick<RequestedUse, 'lookId' | 'lookUseId'>,
  days: readonly ClaimedDays[] | null,
): Target {
  return { on: 'look_uses', id: lookId, command: { action: 'end_claim', lookId, lookUseId, days } };
}
