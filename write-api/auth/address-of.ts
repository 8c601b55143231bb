import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { member } from '#domain/members/member.ts';
import { type Contact, personKey } from '#domain/members/person.ts';
import { staff } from '#domain/members/staff.ts';
import type { Account } from '../accounts/accounts.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the email address of an account; null if the account has none, or its key was deleted. */
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
