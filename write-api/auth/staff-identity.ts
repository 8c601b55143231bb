import { randomUUID } from 'node:crypto';
import { emailClaim, identityClaim } from '#domain/claim-values.ts';
import { type Identity, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import { ApiError } from '#http/errors.ts';
import { linkedIdentity } from '../accounts/linked-identity.ts';
import { identityRefused } from '../identity/errors.ts';
import type { ProvenIdentity } from '../identity/provider.ts';
import { makeChange } from '../kit/changes/change.ts';
import { accountsAt } from './accounts-at.ts';
import { signInNameOf } from './credentials.ts';
import type { SignInDeps } from './deps.ts';

/** The staff account that an identity is for. */
export interface StaffOfIdentity {
  id: number;
  username: string;
  isLinked: boolean;
}

const isSame = (one: Identity | null, other: Identity) =>
  one !== null && one.issuer === other.issuer && one.subject === other.subject;

/** Whether an identity signs in to this account now. */
export async function isLinkedTo(deps: SignInDeps, id: number, identity: Identity): Promise<boolean> {
  const { state } = await deps.streams.refresh(staff, id);
  return isSame(await linkedIdentity(deps.sealing, id, state), identity);
}

/**
 * The account of an identity: that to which it is linked, whatever address it has now; else the one staff account with its verified address
 * that no identity is linked to. 401 `auth.identity_unverified`, `auth.identity_unknown`, `auth.identity_other`.
 */
export async function staffOfIdentity(deps: SignInDeps, identity: ProvenIdentity): Promise<StaffOfIdentity> {
  const holder = await deps.claims.holderOf('identity', deps.claims.nameOf(identityClaim(identity)));
  // A claim may be left of a linking that was cut off.
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
  // Another tab may have linked this very one since the claim was looked at.
  if (isSame(await linkedIdentity(deps.sealing, id, state), identity))
    return { id, username, isLinked: true };
  throw identityRefused('other');
}

/** Links an identity to an account from now on. 401 `auth.identity_other` where another was faster. */
export async function linkStaffIdentity(
  deps: SignInDeps,
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
    // Another tab has linked it meanwhile, or somebody else something else.
    if (!(await isLinkedTo(deps, id, identity))) throw identityRefused('other');
  }
}
