import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { emailClaim } from '#domain/claim-values.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '../deps.ts';
import { usernameOf } from '../members/username.ts';
import { type Account, callerFor } from './accounts.ts';
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

/** The address of an account; null where it has none, or it can be read no more. */
export async function addressOf(
  { streams, sealing }: WriteDeps,
  { kind, id }: Account,
): Promise<string | null> {
  const personal = {
    staff: async () => (await streams.refresh(staff, id)).state.personal,
    brand_admin: async () => (await streams.refresh(brandAdmin, id)).state.personal,
    user: async () => (await streams.refresh(member, id)).state.personal,
  };
  const sealed = await personal[kind]();
  const contact = sealed && (await sealing.unseal(personKey(kind, id), sealed));
  return (contact as Contact | null)?.email ?? null;
}
