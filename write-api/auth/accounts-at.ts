import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '../deps.ts';
import { emailClaim } from '../kit/commands/claim-values.ts';
import { callerFor } from './accounts.ts';
import { accountsOfKind, signInNameOf } from './credentials.ts';
import type { OfficeAccount } from './record-account.ts';

/** An account that signs in, with its own name and address. */
export interface Reachable {
  account: OfficeAccount;
  username: string;
  email: string;
}

/**
 * The accounts of an address, which is given by the name of its claim. A brand's admins have claimed theirs; staff claim none, and are
 * few. Nobody whose account is closed.
 */
export async function accountsAt(deps: WriteDeps, name: string): Promise<Reachable[]> {
  const holder = await deps.claims.holderOf('email', name);
  const admins = holder?.category === 'brand_admin' ? [{ kind: 'brand_admin' as const, id: holder.id }] : [];
  const known = [...admins, ...(await accountsOfKind(deps, 'staff'))];
  const reached: Reachable[] = [];
  for (const { kind, id } of known) {
    if (kind === 'user') continue;
    const account = { kind, id };
    const email = await addressOf(deps, account);
    if (email === null || deps.claims.nameOf(emailClaim(email)) !== name) continue;
    const username = await signInNameOf(deps, account);
    if (username === null || (await callerFor(deps, account)) === null) continue;
    reached.push({ account, username, email });
  }
  return reached;
}

async function addressOf(
  { streams, sealing }: WriteDeps,
  { kind, id }: OfficeAccount,
): Promise<string | null> {
  const { state } =
    kind === 'staff' ? await streams.refresh(staff, id) : await streams.refresh(brandAdmin, id);
  const contact = state.personal && (await sealing.unseal(personKey(kind, id), state.personal));
  return (contact as Contact | null)?.email ?? null;
}
