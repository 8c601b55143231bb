import { changedClaims } from '#domain/claim-values.ts';
import type { AddressDeadline, AddressEnd, OpeningAddress } from '#domain/members/address-proposal.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { ApiError } from '#http/errors.ts';
import type { Account } from '../../accounts/accounts.ts';
import type { WriteDeps } from '../../deps.ts';
import { type CommandContext, stepOf } from '../../kit/commands/context.ts';
import type { DeadlineFiring } from '../../kit/follower/effect.ts';
import { endLinks } from '../mailed-links.ts';
import { changeAddress, claimsOfAddress, type Standing, standingOf } from './standing.ts';

/**
 * The result of a proposal. `over`: the proposal had ended before. `taken`: another account has the address, so the proposal
 * has ended now.
 */
export type Settled = 'done' | 'over' | 'taken';

const triesAtMost = 5;

/** Applies the proposed address once, and ends all links that were mailed to the former address. */
export async function acceptProposal(
  deps: WriteDeps,
  account: Account,
  { proposalId, end }: { proposalId: string; end: 'confirmed' | 'due' },
  context: CommandContext,
): Promise<Settled> {
  for (let tries = 1; ; tries++) {
    const standing = await standingOf(deps, account);
    if (standing.knows(context.commandId)) return 'done';
    if (standing.proposal?.proposalId !== proposalId) return 'over';
    try {
      return await accept(deps, account, { standing, end }, context);
    } catch (error) {
      // Another change was faster: sealing stale personal data would undo it, so the data is read again.
      const isStale = error instanceof ApiError && error.statusCode === 412;
      if (!isStale || tries >= triesAtMost) throw error;
    }
  }
}

async function accept(
  deps: WriteDeps,
  account: Account,
  { standing, end }: { standing: Standing; end: 'confirmed' | 'due' },
  context: CommandContext,
): Promise<Settled> {
  const { personal, proposal, revision } = standing;
  if (proposal === null || personal === null) return 'over';
  const key = personKey(account.kind, account.id);
  const before = (await deps.sealing.unseal(key, personal)) as Contact | null;
  const address = (await deps.sealing.unseal(key, proposal.address)) as OpeningAddress | null;
  // The personal data is unreadable because the person was forgotten.
  if (before === null || address === null) return 'over';
  const after = { ...before, ...address };
  const had = claimsOfAddress(account.kind, before, standing.region);
  const has = claimsOfAddress(account.kind, after, standing.region);
  const change = {
    name: 'settle_address',
    commands: [{ action: 'end_address_proposal' as const, proposalId: proposal.proposalId, end }],
    personal: await deps.seal(key, after),
    ...changedClaims(had, has),
  };
  try {
    await changeAddress(deps, account, change, { context, seenRevision: revision });
  } catch (error) {
    if (!(error instanceof ApiError) || !error.errorCode.startsWith('claim.')) throw error;
    await endProposal(deps, account, { proposalId: proposal.proposalId, end: 'taken' }, stepOf(context));
    return 'taken';
  }
  await endLinks(deps.db, account);
  return 'done';
}

/** Ends the proposal and keeps the current address. */
export async function endProposal(
  deps: Pick<WriteDeps, 'streams' | 'claims' | 'incoming'>,
  account: Account,
  { proposalId, end }: { proposalId: string; end: Exclude<AddressEnd, 'confirmed' | 'due'> },
  context: CommandContext,
): Promise<Settled> {
  const standing = await standingOf(deps, account);
  if (standing.knows(context.commandId)) return 'done';
  const commands = [{ action: 'end_address_proposal' as const, proposalId, end }];
  try {
    await changeAddress(deps, account, { name: 'end_address_proposal', commands }, { context });
    return 'done';
  } catch (error) {
    if (isOver(error)) return 'over';
    throw error;
  }
}

/** Returns whether the error means that the proposal or its account has ended. */
export function isOver(error: unknown): boolean {
  return (
    error instanceof ApiError && /\.(address_proposal_over|transition_not_allowed)$/.test(error.errorCode)
  );
}

export const addressDeadline: DeadlineFiring<AddressDeadline> = {
  async fire(deps, { account, proposalId }, context) {
    await acceptProposal(deps, account, { proposalId, end: 'due' }, context('accept'));
  },
};
