import { createHash } from 'node:crypto';
import { noFigures, type SnsFigures, type SnsProfile, snsUsername } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';
import { engagementRate } from './averages.ts';
import { simulatedGroups } from './simulated-groups.ts';
import type { Account, AccountFacts, Channel } from './sns.ts';

type Name = Pick<Account, 'network' | 'username'>;

const dayMs = 86_400_000;
/** The instant from which simulated accounts grow. */
const foundedAt = Date.parse('2026-01-01T00:00:00.000Z');
const tokenStart = 'simulated:';

/**
 * Returns the facts of a simulated account at `at`. The figures derive from its name; followers grow by one to four per mille
 * a day. Null for a name with the word `deleted` or `private`.
 */
export function simulatedAccount({ network, username }: Name, at: string): AccountFacts | null {
  const profile = profileOf({ network, username });
  return profile === null ? null : { profile, figures: figuresOf({ network, username }, at) };
}

/** Returns a simulated channel; null for a text that is no handle, and for a name with the word `deleted` or `private`. */
export function simulatedChannel(name: string): Channel | null {
  const username = snsUsername('Youtube', name);
  return username === null ? null : profileOf({ network: 'Youtube', username });
}

/** Returns the owner of a simulated token, which is `simulated:` plus an account's name; null for any other token. */
export function simulatedOwner(network: SnsNetwork, token: string): SnsProfile | null {
  const username = token.startsWith(tokenStart) ? snsUsername(network, token.slice(tokenStart.length)) : null;
  return username === null ? null : profileOf({ network, username });
}

function profileOf({ network, username }: Name): Channel | null {
  if (/deleted|private/.test(username)) return null;
  const digest = digestOf(`${network} ${username}`);
  const internalId =
    network === 'Youtube'
      ? `UC${digest.toString('base64url').slice(0, 22)}`
      : `1784${String(digest.readUIntBE(0, 6)).padStart(15, '0').slice(-13)}`;
  const title = username.replaceAll(/[._]+/g, ' ').trim() || username;
  return { username, internalId, title, description: `What ${title} wears, and where` };
}

function figuresOf({ network, username }: Name, at: string): SnsFigures {
  /** Returns a number from 0 to 1 that derives from the account and the word. */
  const chance = (word: string) => digestOf(`${network} ${username} ${word}`).readUInt32BE(0) / 2 ** 32;
  const rate = (word: string, least: number, most: number) =>
    Math.round((least + (most - least) * chance(word)) * 100) / 100;
  const days = Math.max(0, Date.parse(at) - foundedAt) / dayMs;
  const grown = 1 + days * (0.001 + 0.003 * chance('growth'));
  const followers = Math.round(800 * 10 ** (2.6 * chance('followers')) * grown);
  const posts = Math.round(30 + 800 * chance('posts') + days * chance('diligence'));
  const averageLikes = Math.round(followers * (0.01 + 0.08 * chance('likes')));
  const averageComments = Math.round(averageLikes * (0.01 + 0.06 * chance('comments')));
  const averageViews = Math.round(averageLikes * (12 + 40 * chance('views')));
  const isVideo = network === 'Youtube';
  return {
    ...noFigures,
    followers,
    posts,
    averageLikes,
    averageComments,
    averageViews,
    isFollowerCountHidden: isVideo ? false : null,
    follows: isVideo ? null : Math.round(50 + 1_500 * chance('follows')),
    views: posts * averageViews,
    comments: posts * averageComments,
    averagePostValue: Math.round(followers * (5 + 20 * chance('value'))),
    engagementRate: engagementRate({ averageLikes, averageComments }, followers),
    realFollowerRate: rate('real', 60, 97),
    femaleRate: rate('female', 35, 95),
    advertisingPostRate: rate('advertising', 0, 30),
    groups: simulatedGroups(chance, followers),
  };
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
