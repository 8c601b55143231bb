import { randomUUID } from 'node:crypto';
import { emailClaim, identityClaim } from '#domain/claim-values.ts';
import { type Identity, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import { ApiError } from '#http/errors.ts';
import { linkedIdentity } from '../accounts/linked-identity.ts';
import type { WriteDeps } from '../deps.ts';
import { identityRefused } from '../identity/errors.ts';
import type { ProvenIdentity } from '../identity/provider.ts';
import { makeChange } from '../kit/changes/change.ts';
import { accountsAt } from './accounts-at.ts';
import { signInNameOf } from './credentials.ts';

/** The staff account that belongs to an identity. */
export interface StaffOfIdentity {
  id: number;
  username: string;
  isLinked: boolean;
}

const isSame = (one: Identity | null, other: Identity) =>
  one !== null && one.issuer === other.issuer && one.subject === other.subject;

/** Returns whether an identity is linked to this account now. */
export async function isLinkedTo(deps: WriteDeps, id: number, identity: Identity): Promise<boolean> {
  const { state } = await deps.streams.refresh(staff, id);
  return isSame(await linkedIdentity(deps.sealing, id, state), identity);
}

/**
 * Returns the staff account of an identity. This is the linked account, whatever its current address. Otherwise it is the only
 * staff account with the verified address, if no identity is linked to that account. Throws 401 `auth.identity_unverified`,
 * `auth.identity_unknown` and `auth.identity_other`.
 */
export async function staffOfIdentity(deps: WriteDeps, identity: ProvenIdentity): Promise<StaffOfIdentity> {
  const holder = await deps.claims.holderOf('identity', deps.claims.nameOf(identityClaim(identity)));
  // The claim alone does not prove the link: the linking request may have crashed after it took the claim.
  if (holder?.category === 'staff' && (await isLinkedTo(deps, holder.id, identity))) {
    const username = await signInNameOf(deps, { kind: 'staff', id: holder.id });
    if (username === null) throw identityRefused('unknown');
    return { id: holder.id, username, isLinked: true };
  }
  if (identity.email === null) throw identityRefused('unverified');
  const reached = await accountsAt(deps, deps.claims.nameOf(emailClaim(identity.email)));
  const [found, ...others] = reached.filter(({ account }) => account.kind === 'staff');
  if (found === undefined || others.length > 0) throw identityRefused('unknown');
  const { id } = found.account;
  const { username } = found;
  const { state } = await deps.streams.refresh(staff, id);
  if (state.identity === null) return { id, username, isLinked: false };
  // Another tab may have linked this identity since the claim was read.
  if (isSame(await linkedIdentity(deps.sealing, id, state), identity))
    return { id, username, isLinked: true };
  throw identityRefused('other');
}

/** Links an identity to an account. Throws 401 `auth.identity_other` if another identity has been linked in the meantime. */
export async function linkStaffIdentity(
  deps: WriteDeps,
  id: number,
  { issuer, subject }: Identity,
): Promise<void> {
  const identity = { issuer, subject };
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const context = { ...ids, actor: { label: 'staff', id } as const, receivedAt: deps.clock() };
  const sealed = await deps.seal(personKey('staff', id), identity);
  const claims = {
    by: { category: 'staff', id } as const,
    taken: [identityClaim(identity)],
    givenUp: [],
  };
  const commands = [{ action: 'link_identity' as const, identity: sealed }];
  try {
    await makeChange(deps, { decider: staff, id, commands, name: 'link_identity', claims }, { context });
  } catch (error) {
    if (!(error instanceof ApiError) || error.statusCode !== 409) throw error;
    // The conflict may come from another tab that linked this same identity.
    if (!(await isLinkedTo(deps, id, identity))) throw identityRefused('other');
  }
}
