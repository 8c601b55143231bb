import { type Claim, invitationCodeClaim, invitationUseClaim } from '#domain/claim-values.ts';
import { invitation } from '#domain/invitations/invitation.ts';
import { isAvailable, typedCode } from '#domain/invitations/invitation-kinds.ts';
import type { MemberCommand } from '#domain/members/member.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

interface Invited {
  commands: readonly MemberCommand[];
  claims: readonly Claim[];
}

/**
 * Returns the command and the claim by which a sign-up accepts an invitation; none without a code. The claim decides between
 * two sign-ups, and between a sign-up and the rejection. Throws 422 `invitation.unknown` for a code that nobody published, and
 * 422 `invitation.not_available` for one that was accepted or rejected, or whose time is over.
 */
export async function invitedBy(
  { claims, streams, clock }: Pick<WriteDeps, 'claims' | 'streams' | 'clock'>,
  text: string | undefined,
): Promise<Invited> {
  if (text === undefined) return { commands: [], claims: [] };
  const name = claims.nameOf(invitationCodeClaim(typedCode(text)));
  const holder = await claims.holderOf('invitation_code', name);
  const state = holder === null ? null : (await streams.refresh(invitation, holder.id)).state;
  if (state === null || state.status === 'none') {
    throw unprocessable(
      'invitation.unknown',
      'there is no invitation with this code: check it, or leave it out',
    );
  }
  const { invitationId, status, expiredTime } = state;
  if (!isAvailable(state, clock())) {
    const message = 'the invitation was used or is over: ask for another one, or leave the code out';
    throw unprocessable('invitation.not_available', message, { status, expiredTime });
  }
  return {
    commands: [{ action: 'accept_invitation', invitationId }],
    claims: [invitationUseClaim(invitationId)],
  };
}
