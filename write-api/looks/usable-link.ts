import { networkOf, postOf } from '#domain/looks/link.ts';
import type { LookSnsType } from '#domain/looks/look-kinds.ts';
import { unseen } from '#domain/text/plain.ts';
import { unprocessable } from '#http/errors.ts';

/**
 * The link of a look without unseen characters. 422 `look.link_of_other_network` where it belongs to another network than the look, and
 * `look.link_unusable` where it leads to no post there, as the page of an account does.
 */
export function usableLink(said: string | null, snsType: LookSnsType): string | null {
  if (said === null) return null;
  const link = said.replace(unseen, '').trim();
  if (postOf(link, snsType) !== null) return link;
  const network = networkOf(link);
  if (network !== null && network !== snsType) {
    const message = `this link belongs to ${network}, and the look is one on ${snsType}: give the link of the post there`;
    throw unprocessable('look.link_of_other_network', message, { link, snsType, network });
  }
  const message = `this link leads to no post on ${snsType}: give the link of the post itself, not of an account or a channel`;
  throw unprocessable('look.link_unusable', message, { link, snsType });
}
