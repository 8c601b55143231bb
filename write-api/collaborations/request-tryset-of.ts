import { system } from '#domain/actor.ts';
import { proposal } from '#domain/collaborations/proposal.ts';
import type { Proposal } from '#domain/collaborations/proposal-state.ts';
import { personKey } from '#domain/members/person.ts';
import { tryset } from '#domain/trysets/tryset.ts';
import type { Recipient } from '#domain/trysets/tryset-events.ts';
import { ApiError } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { derivedCommandId } from '../kit/commands/command-ids.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { refusalError } from '../kit/commands/request.ts';
import { runTarget } from '../kit/commands/run-target.ts';
import { requestTryset } from '../trysets/request-tryset.ts';

/** Requests a proposal's tryset. Throws the errors of `requestTryset`. */
export type RequestProposed = (
  deps: WriteDeps,
  of: Proposal & { trysetId: number },
  recipient: Recipient,
  context: CommandContext,
) => Promise<{ position: bigint }>;

/** The error code of a confirmation whose request ran out before the tryset came. */
const ranOut = 'tryset.reservation_expired';

/** Returns the name of the lock under which the tryset of a proposal is requested or canceled. */
export const trysetLock = (proposalId: number) => `tryset of proposal-${proposalId}`;

/** Requests the tryset of a confirmed proposal from the trysets' own use case. */
export const requestProposed: RequestProposed = (deps, of, recipient, context) =>
  requestTryset(
    // The limits of tickets do not apply to it.
    { ...deps, allowance: { ticket: async () => null } },
    {
      userId: of.userId,
      productSizeIds: of.productSizeIds,
      recipient,
      isPreferExpress: false,
      requestedPoints: 0,
      proposal: { id: of.proposalId, brandId: of.brandId, trysetId: of.trysetId },
    },
    context,
  );

/**
 * Requests the tryset of a confirmed proposal, unless it was requested already. If it is refused, the proposal returns with the error
 * code. The request of the confirmation runs this, and the reaction to it, one after the other. Returns the position of its last
 * event; 0 if it did nothing.
 */
export function requestTrysetOf(
  deps: WriteDeps,
  { id, trysetId }: { id: number; trysetId: number },
  cause: Omit<CommandContext, 'commandId'>,
  request: RequestProposed = requestProposed,
): Promise<bigint> {
  return deps.oneAtATime(trysetLock(id), async () => {
    const { state } = await deps.streams.refresh(proposal, id);
    if (state.status !== 'CONFIRMED' || state.trysetId !== trysetId) return 0n;
    const { status } = (await deps.streams.refresh(tryset, trysetId)).state;
    const fail = (errorCode: string) => failed(deps, { id, trysetId, errorCode }, cause);
    if (status === 'expired') return fail(ranOut);
    if (status !== 'none') return 0n;
    const recipient = await recipientOf(deps, state);
    // The key was deleted, so no parcel is addressed to its owner.
    if (recipient === null) return fail('user.not_found');
    const commandId = derivedCommandId(`proposal-${id}`, `tryset ${trysetId}`);
    try {
      const context = { ...cause, commandId, bodyHash: commandId };
      return (await request(deps, { ...state, trysetId }, recipient, context)).position;
    } catch (error) {
      if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
      return fail(error.errorCode);
    }
  });
}

async function recipientOf(
  { sealing }: Pick<WriteDeps, 'sealing'>,
  { userId, destination }: Proposal,
): Promise<Recipient | null> {
  if (destination === null) return null;
  return (await sealing.unseal(personKey('user', userId), destination)) as Recipient | null;
}

/** Brings the proposal back with the reason. Does nothing if it has another tryset by now. */
export async function failed(
  deps: WriteDeps,
  { id, trysetId, errorCode }: { id: number; trysetId: number; errorCode: string },
  { bodyHash: _, ...cause }: Omit<CommandContext, 'commandId'>,
): Promise<bigint> {
  const command = { action: 'fail', trysetId, errorCode } as const;
  const commandId = derivedCommandId(`proposal-${id}`, `fail ${trysetId}`);
  const context = { ...cause, commandId, actor: system };
  const outcome = await runTarget(deps.streams, { on: 'proposal', id, command }, context);
  if (!outcome.ok) throw refusalError(outcome);
  return outcome.position;
}
