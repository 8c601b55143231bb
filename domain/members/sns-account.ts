import { plain, plainLower } from '../text/plain.ts';
import {
  type FollowerGrouping,
  type SnsCertification,
  type SnsNetwork,
  snsCertifications,
  snsNetworks,
} from './sns-kinds.ts';

/** The profile of an account, as its network reports it; sealed in events. */
export interface SnsProfile {
  /** The account's name without a leading `@`, as `snsUsername` returns it. */
  username: string;
  /** The network's id of the account, which stays when the account is renamed; null if the network has not reported it. */
  internalId: string | null;
  title: string | null;
  description: string | null;
}

/** A group of followers: its share in percent and its number of followers; null if the network does not report it. */
export interface FollowerGroup {
  group: string;
  rate: number | null;
  count: number | null;
}

/**
 * A network's figures for an account. Rates are in percent, to the hundredth; averages cover its newest posts. Null or an
 * empty grouping means that the network does not report the figure.
 */
export interface SnsFigures {
  followers: number | null;
  isFollowerCountHidden: boolean | null;
  follows: number | null;
  posts: number | null;
  views: number | null;
  comments: number | null;
  averageLikes: number | null;
  averageViews: number | null;
  averageComments: number | null;
  /** The estimated value of a post, in the currency of the member's region. */
  averagePostValue: number | null;
  /** The engagement rate: likes and comments per post, relative to followers. */
  engagementRate: number | null;
  realFollowerRate: number | null;
  femaleRate: number | null;
  advertisingPostRate: number | null;
  groups: Readonly<Record<FollowerGrouping, readonly FollowerGroup[]>>;
}

/** The figures of an account about which the network reports nothing. */
export const noFigures: SnsFigures = {
  followers: null,
  isFollowerCountHidden: null,
  follows: null,
  posts: null,
  views: null,
  comments: null,
  averageLikes: null,
  averageViews: null,
  averageComments: null,
  averagePostValue: null,
  engagementRate: null,
  realFollowerRate: null,
  femaleRate: null,
  advertisingPostRate: null,
  groups: { nationality: [], language: [], age: [], interest: [] },
};

/** A member's social network account; its profile is stored separately. */
export interface SnsAccount {
  certification: SnsCertification;
  /** The network's figures; null until it first answers. They stay if the account is later missing. */
  figures: SnsFigures | null;
  /** Whether the network found the account at the last request; null before the first request. */
  isFound: boolean | null;
  /** When the network last answered, as an ISO instant; null before the first answer. */
  syncedAt: string | null;
}

export type OnNetworks<Part> = Readonly<Record<SnsNetwork, Part | null>>;
export type SnsAccounts = OnNetworks<SnsAccount>;

export const onNone: OnNetworks<never> = { Instagram: null, Youtube: null };

/** Returns the highest certification among a member's accounts; null if the member has no account. */
export function bestCertification(
  accounts: OnNetworks<Pick<SnsAccount, 'certification'>>,
): SnsCertification | null {
  const known = snsNetworks.map((network) => accounts[network]?.certification);
  return snsCertifications.findLast((each) => known.includes(each)) ?? null;
}

const usernames: Readonly<Record<SnsNetwork, RegExp>> = {
  // Up to thirty letters, digits, dots and underscores: https://help.instagram.com/182492381886913.
  Instagram: /^[a-z0-9._]{1,30}$/,
  // Three to thirty letters of any script, digits, dots, hyphens and underscores:
  // https://support.google.com/youtube/answer/11585688.
  Youtube: /^[\p{L}\p{M}\p{N}._·-]{3,30}$/u,
};

const addresses: Readonly<Record<SnsNetwork, RegExp>> = {
  Instagram: /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)/i,
  Youtube: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/@([^/?#]+)/i,
};

/** Path segments that a network reserves for itself, so no account has such a name. */
const reserved: Readonly<Record<SnsNetwork, readonly string[]>> = {
  Instagram: [
    'p',
    'reel',
    'reels',
    'tv',
    's',
    'share',
    'stories',
    'explore',
    'accounts',
    'direct',
    'about',
    'legal',
    'developer',
    'directory',
    'emails',
    'challenge',
    'oauth',
    'api',
    'graphql',
    'web',
    'ar',
    '_n',
    '_u',
  ],
  // YouTube account paths start with `@`, so no path is ambiguous.
  Youtube: [],
};

/**
 * Reads an account name in any form: the name, an `@` name or the address of the account's page. Returns it in the network's
 * spelling; null for other text.
 */
export function snsUsername(network: SnsNetwork, said: string): string | null {
  const asked = plain(said);
  const named = addresses[network].exec(asked)?.[1] ?? asked;
  const username = plainLower(readable(named)).replace(/^@/, '');
  return usernames[network].test(username) && !reserved[network].includes(username) ? username : null;
}

/** Returns the address of an account's page. */
export function snsPage(network: SnsNetwork, username: string): string {
  return network === 'Instagram'
    ? `https://www.instagram.com/${username}`
    : `https://www.youtube.com/@${encodeURIComponent(username)}`;
}

function readable(named: string): string {
  try {
    return decodeURIComponent(named);
  } catch {
    return named;
  }
}
