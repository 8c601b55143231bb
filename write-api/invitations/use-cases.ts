import { randomInt } from 'node:crypto';
import { invitationCodeClaim } from '#domain/claim-values.ts';
import { type Invitation, invitation } from '#domain/invitations/invitation.ts';
import { codeLength, codeLetters, daysAtMost, usualDays } from '#domain/invitations/invitation-kinds.ts';
import { later } from '#domain/reacting.ts';
import { forbidden, unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type ChangedTo, makeChange, present } from '../kit/changes/change.ts';

const dayMs = 86_400_000;

/**
 * Publishes an invitation with a random code, for staff or a member. `expiredTime` is an ISO instant, by default in 30 days.
 * Throws 422 `invitation.bad_time` unless it lies in the next 366 days.
 */
export async function publishInvitation(
  deps: WriteDeps,
  asked: Asked,
  { expiredTime }: { expiredTime?: string },
): Promise<ChangedTo<Invitation>> {
  const { caller, context } = asked;
  if (caller.label === 'brand_admin') {
    throw forbidden('invitation.forbidden', 'only staff and members publish invitations');
  }
  const { invitation: [id = 0] = [] } = await deps.ids.forCommand({ invitation: 1 }, context);
  const { isRepeat } = await present(deps, invitation, id, context, () => true);
  const now = deps.clock();
  const until = expiredTime ?? later(now, usualDays * dayMs);
  if (!isRepeat) requireTime(until, now);
  const code = freshCode();
  const command = {
    action: 'publish',
    invitationId: id,
    publisher: { label: caller.label, id: caller.id },
    code,
    expiredTime: new Date(until).toISOString(),
  } as const;
  const by = { category: 'invitation', id } as const;
  const claims = { by, taken: [invitationCodeClaim(code)], givenUp: [] };
  return makeChange(
    deps,
    { decider: invitation, id, commands: [command], name: 'publish', claims },
    { context },
  );
}

function requireTime(until: string, now: string): void {
  const at = Date.parse(until);
  if (at > Date.parse(now) && at <= Date.parse(now) + daysAtMost * dayMs) return;
  const message = `expired_time must lie in the next ${daysAtMost} days`;
  throw unprocessable('invitation.bad_time', message, { now, days: daysAtMost });
}

function freshCode(): string {
  const letter = () => codeLetters.charAt(randomInt(codeLetters.length));
  return Array.from({ length: codeLength }, letter).join('');
}
