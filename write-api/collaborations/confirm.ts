import { endOfBusinessDay } from '#domain/business-day.ts';
import { collaboration } from '#domain/collaborations/collaboration.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { personKey } from '#domain/members/person.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { ApiError, conflict } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { changedBy } from '../kit/actions/entity.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type Changed, present } from '../kit/changes/change.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { type RequestProposed, requestTrysetOf } from './request-tryset-of.ts';
import { seesProposal } from './sees.ts';

/** The chosen sizes of a proposal, and where its garments go. */
export interface Choice {
  id: number;
  productSizeIds: readonly number[];
  recipient: Recipient;
}

/**
 * Confirms a proposal, then requests its tryset. Throws 404 if the caller sees no such proposal, 409 `brand_collaboration.over`, and 409
 * `proposal.tryset_refused` with the cause if the tryset is refused: the proposal is approved again, and the member chooses other sizes.
 */
export async function confirmProposal(
  deps: WriteDeps,
  { caller, context, seenRevision }: Pick<Asked, 'caller' | 'context' | 'seenRevision'>,
  { id, productSizeIds, recipient }: Choice,
  request?: RequestProposed,
): Promise<Changed> {
  const { state, isRepeat } = await present(deps, proposal, id, context, seesProposal(caller));
  if (!isRepeat) await requireOpen(deps, state, context.receivedAt);
  const { tryset: [trysetId = 0] = [] } = await deps.ids.forCommand({ tryset: 1 }, context);
  const destination = await deps.seal(personKey('user', state.userId), recipient);
  const command = { action: 'confirm', trysetId, productSizeIds, destination } as const;
  const outcome = await runTarget(deps.streams, { on: 'proposal', id, command }, context, seenRevision);
  const confirmed = changedBy(id, outcome, seenRevision);
  const { actor, correlationId, receivedAt, commandId: causationId } = context;
  const cause = { actor, correlationId, receivedAt, causationId };
  const position = await requestTrysetOf(deps, { id, trysetId }, cause, request).catch((error) => {
    // The reaction requests it again.
    if (error instanceof ApiError) return 0n;
    throw error;
  });
  const { state: after, revision } = (await deps.streams.refresh(proposal, id)) as {
    state: Proposal;
    revision: bigint;
  };
  if (after.trysetId === null && after.failure !== null) throw refusedTryset(after.failure);
  const isLater = position > confirmed.position;
  return isLater ? { ...confirmed, status: after.status, revision, position } : confirmed;
}

/** Throws 409 once the last day for posts of the collaboration has passed. */
async function requireOpen({ streams }: WriteDeps, of: Proposal, at: string): Promise<void> {
  const { postUntil } = (await streams.refresh(collaboration, of.brandCollaborationId)).state;
  if (at < endOfBusinessDay(postUntil)) return;
  const message = 'the last day for posts has passed: choose another collaboration';
  throw conflict('brand_collaboration.over', message, { postUntil });
}

function refusedTryset(cause: string) {
  const message = `the sizes cannot be sent (${cause}): choose other sizes, and confirm again`;
  return conflict('proposal.tryset_refused', message, { cause });
}
