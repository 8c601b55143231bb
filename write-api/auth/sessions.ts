import Type, { type Static } from 'typebox';
import { notFound } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { type AskedAccount, askedAccount, isOwnOrStaff, requireMayTakeFrom } from './asked-account.ts';
import type { Session } from './contract.ts';
import { recordAccount } from './record-account.ts';
import { endFamily, openFamilies, openFamily } from './refresh-families.ts';

export const SessionParams = Type.Object({
  sessionId: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
});

/**
 * Returns the open sign-ins of the caller, or of any account for staff, most recently used first. Throws 400 and 403 like
 * `askedAccount`.
 */
export async function sessionsOf(
  deps: WriteDeps,
  { caller, credentials }: Pick<Asked, 'caller' | 'credentials'>,
  of: AskedAccount,
): Promise<Session[]> {
  const account = askedAccount(caller, of);
  const current = await deps.tokens.signInOf(credentials);
  const families = await openFamilies(deps, account);
  return families.map((family) => ({
    id: family.id,
    device: family.device,
    startedTime: family.started_at.toISOString(),
    seenTime: family.rotated_at.toISOString(),
    isCurrent: family.id === current,
  }));
}

/**
 * Ends a sign-in of the caller, or of any account for staff, and revokes its tokens. It appends the event first, so that every
 * end is recorded. Throws 404 if the caller sees no such open sign-in, and 403 `auth.role_missing`.
 */
export async function endSession(
  deps: WriteDeps,
  { caller, context }: Asked,
  { sessionId }: Static<typeof SessionParams>,
): Promise<void> {
  const family = await openFamily(deps, sessionId);
  const account = family && { kind: family.kind, id: Number(family.account_id) };
  if (account === null || !isOwnOrStaff(caller, account)) throw notFound('session', sessionId);
  requireMayTakeFrom(caller, account);
  await recordAccount(deps, account, 'end_sign_in', context);
  await endFamily(deps, sessionId);
}
