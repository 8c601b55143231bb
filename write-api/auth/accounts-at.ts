import { emailClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { type Account, callerFor } from '../accounts/accounts.ts';
import { usernameOf } from '../accounts/username.ts';
import type { WriteDeps } from '../deps.ts';
import { addressOf } from './address-of.ts';
import { accountsOfKind, signInNameOf } from './credentials.ts';

/** An account that can sign in or may set its first password, with its username and address. */
export interface Reachable {
  account: Account;
  username: string;
  email: string;
}

/**
 * Returns the open accounts of an e-mail address. `name` is the name of the address's claim. Members and brand admins claim
 * their addresses. Staff do not, so all staff accounts are compared; they are few.
 */
export async function accountsAt(deps: WriteDeps, name: string): Promise<Reachable[]> {
  const holder = await deps.claims.holderOf('email', name);
  const claimed: Account[] =
    holder?.category === 'brand_admin' || holder?.category === 'user'
      ? [{ kind: holder.category, id: holder.id }]
      : [];
  const known = [...claimed, ...(await accountsOfKind(deps, 'staff'))];
  const reached: Reachable[] = [];
  for (const account of known) {
    const email = await addressOf(deps, account);
    if (email === null || deps.claims.nameOf(emailClaim(email)) !== name) continue;
    const username = await nameOf(deps, account);
    if (username === null || (await callerFor(deps, account)) === null) continue;
    reached.push({ account, username, email });
  }
  return reached;
}

/**
 * Returns the username with which the account signs in. For a member without a password, returns the one that will sign in
 * once the password is set.
 */
async function nameOf(deps: WriteDeps, account: Account): Promise<string | null> {
  const { kind, id } = account;
  const signsInAs = await signInNameOf(deps, account);
  if (signsInAs !== null || kind !== 'user') return signsInAs;
  return usernameOf(deps.sealing, (await deps.streams.refresh(member, id)).state);
}
