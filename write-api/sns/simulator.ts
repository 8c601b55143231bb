import { createHash } from 'node:crypto';
import { postOf } from '#domain/looks/link.ts';
import { simulatedAccount, simulatedChannel, simulatedOwner } from './simulated-account.ts';
import { gonePost, noPost, type Post, type PostFacts, type Sns } from './sns.ts';

const dayMs = 86_400_000;
/** The number of days after which a simulated post has two thirds of all reactions. */
const growthDays = 4;
const settledAfterDays = 30;

/** Creates simulated networks. The address and the time determine the facts. */
export function simulatedSns(clock: () => string): Sns {
  return {
    factsOf: async (post) => simulatedFacts(post, clock()),
    accountOf: async (account) => simulatedAccount(account, clock()),
    ownerOf: async (network, token) => simulatedOwner(network, token),
    channelOf: async (name) => simulatedChannel(name),
    restsUntil: () => null,
  };
}

/**
 * Returns the facts of a simulated post at `at`. Reactions grow until the thirtieth day. An address with the word `deleted`
 * leads to a deleted post.
 */
export function simulatedFacts({ snsType, link, postedAt }: Post, at: string): PostFacts {
  const post = postOf(link, snsType);
  if (post === null) return noPost;
  if (link.toLowerCase().includes('deleted')) return gonePost;
  const digest = createHash('sha256').update(`${snsType} ${post.id}`).digest();
  /** Returns a number from 0 to 1 that derives from the address and the place. */
  const chance = (place: number) => digest.readUInt32BE(place * 4) / 2 ** 32;
  const days = Math.min(settledAfterDays, Math.max(0, Date.parse(at) - Date.parse(postedAt)) / dayMs);
  const grown = (1 - Math.exp(-days / growthDays)) / (1 - Math.exp(-settledAfterDays / growthDays));
  const followers = Math.round(800 * 10 ** (2.6 * chance(0)));
  const like = Math.round(followers * (0.01 + 0.08 * chance(1)) * grown);
  const comment = Math.round(like * (0.01 + 0.06 * chance(2)));
  const isVideo = snsType === 'Youtube';
  return {
    isValid: true,
    isDeleted: false,
    like,
    comment,
    followers,
    view: isVideo ? Math.round(like * (12 + 40 * chance(3))) : null,
    isMarkedPaid: isVideo ? chance(4) < 0.1 : null,
  };
}
