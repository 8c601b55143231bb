import type { Collaboration } from '#domain/collaborations/collaboration.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import type { Caller } from '#http/caller.ts';
import { isInScope } from '../kit/scope.ts';

/** Returns a function that tells whether a collaboration exists, and the caller may see it. Members see those that staff opened. */
export function seesCollaboration(caller: Caller): (state: Collaboration) => boolean {
  return ({ status, brandId }) => {
    if (brandId === 0) return false;
    return caller.label === 'user'
      ? status === 'RECRUITING' || status === 'DONE'
      : isInScope(caller, { brandIds: [brandId] });
  };
}

/** Returns a function that tells whether a proposal exists and is the caller's: the member's, the brand's or staff's. */
export function seesProposal(caller: Caller): (state: Proposal) => boolean {
  return ({ brandId, userId }) => brandId !== 0 && isInScope(caller, { brandIds: [brandId], userId });
}
