import { emailClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { type Account, callerFor } from '../accounts/accounts.ts';
import { usernameOf } from '../accounts/username.ts';
import type { WriteDeps } from '../deps.ts';
import { addressOf } from './address-of.ts';
import { accountsOfKind, signInNameOf } from './credentials.ts';

/** An account that signs in, or may, with its own name and address. */
export interface Reachable {
  account: Account;
  username: string;
  email: string;
}

/**
 * The accounts of an address, which is given by the name of its claim. Members and brands' admins have claimed theirs; staff claim none,
 * and are few. Nobody whose account is closed.
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

/** By which it signs in; of a member without a password yet, by which it will. */
async function nameOf(deps: WriteDeps, account: Account): Promise<string | null> {
  const { kind, id } = account;
  const signsInAs = await signInNameOf(deps, account);
  if (signsInAs !== null || kind !== 'user') return signsInAs;
  return usernameOf(deps.sealing, (await deps.streams.refresh(member, id)).state);
}
