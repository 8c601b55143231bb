import type { Account } from '#domain/accounts/account.ts';
import { brandAdmin } from '#domain/brands/brand-admin.ts';
import { staff } from '#domain/members/staff.ts';
import type { WriteDeps } from '../deps.ts';

/** Returns the brand that an account works for; null for staff, undefined if the account is not active. */
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
