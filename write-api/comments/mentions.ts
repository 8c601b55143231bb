import { brandAdmin } from '#domain/brands/brand-admin.ts';
import type { Account } from '#domain/comments/account.ts';
import { staff } from '#domain/members/staff.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';

/**
 * 422 `comment.unknown_mention` where an account is not there (any more), `comment.mention_not_told` where it would not see the
 * comment, or where another brand would read its name. `brandIds` are the brands that see the comment.
 */
export async function requireMentioned(
  deps: Pick<WriteDeps, 'streams'>,
  mentions: readonly Account[],
  brandIds: readonly number[],
): Promise<void> {
  for (const account of mentions) {
    const brandId = await brandOf(deps, account);
    if (brandId === undefined) {
      throw unprocessable('comment.unknown_mention', 'nobody of this account works here', { ...account });
    }
    if (brandId !== null && (brandIds.length !== 1 || brandIds[0] !== brandId)) {
      throw unprocessable('comment.mention_not_told', 'the comment is not for this account alone of brands', {
        ...account,
      });
    }
  }
}

/** Null for staff; undefined where the account is not active. */
async function brandOf({ streams }: Pick<WriteDeps, 'streams'>, { label, id }: Account) {
  if (label === 'staff') {
    const { state } = await streams.refresh(staff, id);
    return state.status === 'active' ? null : undefined;
  }
  const { state } = await streams.refresh(brandAdmin, id);
  return state.status === 'active' ? state.brandId : undefined;
}
