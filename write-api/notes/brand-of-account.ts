import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { staff } from '#domain/members/staff.ts';
import type { Account } from '#domain/notes/account.ts';
import type { WriteDeps } from '../deps.ts';

/** The brand that an account works for; null for staff, undefined if the account is not active. */
export async function brandOfAccount(
  { streams }: Pick<WriteDeps, 'streams'>,
  { label, id }: Account,
): Promise<number | null | undefined> {
  if (label === 'staff') {
    const { state } = await streams.refresh(staff, id);
    return state.status === 'active' ? null : undefined;
  }
  const { state } = await streams.refresh(brandAdmin, id);
  return state.status === 'active' ? state.brandId : undefined;
}
