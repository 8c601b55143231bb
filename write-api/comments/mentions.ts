import type { Account } from '#domain/notes/account.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { brandOfAccount } from '../notes/brand-of-account.ts';

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
    const brandId = await brandOfAccount(deps, account);
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
