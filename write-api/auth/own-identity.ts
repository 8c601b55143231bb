import Type, { type Static } from 'typebox';
import { identityClaim } from '#domain/claim-values.ts';
import { staff } from '#domain/members/staff.ts';
import { notFound } from '#http/errors.ts';
import { Id } from '#http/ids.ts';
import { linkedIdentity } from '../accounts/linked-identity.ts';
import type { WriteDeps } from '../deps.ts';
import type { Asked } from '../kit/changes/asked.ts';
import { makeChange } from '../kit/changes/change.ts';
import { requireMayTakeFrom } from './asked-account.ts';
import type { LinkedIdentity } from './contract.ts';
import { endAccess } from './end-access.ts';

/** The parameter that names a staff account; the caller's own if omitted. */
export const OfStaff = Type.Object({ account_id: Type.Optional(Id) }, { additionalProperties: false });
type OfStaff = Static<typeof OfStaff>;

/**
 * Returns the issuer of the identity that is linked to a staff account; null if none is linked. Throws 404 if the account does
 * not exist.
 */
export async function identityOf(
  { streams, sealing }: WriteDeps,
  { caller }: Pick<Asked, 'caller'>,
  { account_id: id = caller.id }: OfStaff,
): Promise<LinkedIdentity> {
  const { state } = await streams.refresh(staff, id);
  if (state.status !== 'active' && state.status !== 'invited') throw notFound('staff', id);
  return { issuer: (await linkedIdentity(sealing, id, state))?.issuer ?? null };
}

/**
 * Unlinks the identity of a staff account and ends its sign-ins. The next sign-in with an identity links it again. Throws 403
 * `auth.role_missing` for another account, and 404 if the account does not exist.
 */
export async function unlinkIdentity(
  deps: WriteDeps,
  { caller, context }: Asked,
  { account_id: id = caller.id }: OfStaff,
): Promise<LinkedIdentity> {
  requireMayTakeFrom(caller, { kind: 'staff', id });
  const { state } = await deps.streams.refresh(staff, id);
  if (state.status !== 'active') throw notFound('staff', id);
  const linked = await linkedIdentity(deps.sealing, id, state);
  const givenUp = linked === null ? [] : [identityClaim(linked)];
  const claims = { by: { category: 'staff', id } as const, taken: [], givenUp };
  const commands = [{ action: 'unlink_identity' as const }];
  await makeChange(deps, { decider: staff, id, commands, name: 'unlink_identity', claims }, { context });
  if (linked !== null) await endAccess(deps, { type: 'StaffIdentityUnlinked', data: {} }, id);
  return { issuer: null };
}
