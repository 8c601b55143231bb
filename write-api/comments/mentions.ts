import type { Account } from '#domain/accounts/account.ts';
import { unprocessable } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import { brandOfAccount } from '../notes/brand-of-account.ts';

/**
 * Checks the mentions of a comment. Throws 422 `comment.unknown_mention` if an account does not exist or is inactive. Throws
 * 422 `comment.mention_not_told` if the account cannot see the comment, or if another brand could read the account's name.
 * `brandIds` are the brands that see the comment.
 */
export async function requireMentioned(
  deps: Pick<WriteDeps, 'streams'>,
  mentions: readonly Account[],
  brandIds: readonly number[],
): Promise<void> {
  for (const account of mentions) {
    const brandId = await brandOfAccount(deps, account);
    if (brandId === undefined) {
      throw unprocessable(
        'comment.unknown_mention',
        'the mentioned account does not exist or is not active',
        { ...account },
      );
    }
    if (brandId !== null && (brandIds.length !== 1 || brandIds[0] !== brandId)) {
      throw unprocessable(
        'comment.mention_not_told',
        'a brand’s admin can be mentioned only if no other brand sees the comment',
        {
          ...account,
        },
      );
    }
  }
}
