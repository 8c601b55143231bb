import { networkOf, postOf } from '#domain/looks/link.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { unseen } from '#domain/text/plain.ts';
import { unprocessable } from '#http/errors.ts';

/**
 * Returns the link without invisible characters. Throws 422 `look.link_of_other_network` if the link belongs to another
 * network than the look. Throws 422 `look.link_unusable` if the link does not lead to a post, but for example to an account.
 */
export function usableLink(said: string | null, snsType: LookSnsType): string | null {
  if (said === null) return null;
  const link = said.replace(unseen, '').trim();
  if (postOf(link, snsType) !== null) return link;
  const network = networkOf(link);
  if (network !== null && network !== snsType) {
    const message = `this link belongs to ${network}, but the look is on ${snsType}; use the link of the ${snsType} post`;
    throw unprocessable('look.link_of_other_network', message, { link, snsType, network });
  }
  const message = `this link does not lead to a post on ${snsType}; use the link of the post, not of an account or a channel`;
  throw unprocessable('look.link_unusable', message, { link, snsType });
}
