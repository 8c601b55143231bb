import { plain, plainLower } from '../text/plain.ts';
import {
  type FollowerGrouping,
  type SnsCertification,
  type SnsNetwork,
  snsCertifications,
  snsNetworks,
} from './sns-kinds.ts';

/** The profile of an account according to its network; sealed in events. */
export interface SnsProfile {
  /** Without a leading `@`, as `snsUsername` returns it. */
  username: string;
  /** The network's id, which survives renames; null if unknown. */
  internalId: string | null;
  title: string | null;
  description: string | null;
}

/** A group of followers: their share in percent and their number; null if the network does not tell. */
export interface FollowerGroup {
  group: string;
  rate: number | null;
  count: number | null;
}

/**
 * A network's figures for an account. Rates are in percent, to the hundredth; averages cover its newest posts. Null or an
 * empty grouping means that the network does not tell.
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
  /** Value of a post in the currency of the member's region. */
  averagePostValue: number | null;
  /** Likes and comments per post, relative to followers. */
  engagementRate: number | null;
  realFollowerRate: number | null;
  femaleRate: number | null;
  advertisingPostRate: number | null;
  groups: Readonly<Record<FollowerGrouping, readonly FollowerGroup[]>>;
}

/** Figures if the network tells nothing. */
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

/** A member's social network account without its profile. */
export interface SnsAccount {
  certification: SnsCertification;
  /** Null until the network first answers. Kept if the account is later missing. */
  figures: SnsFigures | null;
  /** Whether the network found the account at the last request; null before the first. */
  isFound: boolean | null;
  /** When the network last answered, as an ISO instant. */
  syncedAt: string | null;
}

export type OnNetworks<Part> = Readonly<Record<SnsNetwork, Part | null>>;
export type SnsAccounts = OnNetworks<SnsAccount>;

export const onNone: OnNetworks<never> = { Instagram: null, Youtube: null };

/** The highest certification among a member's accounts; null without accounts. */
export function bestCertification(
  accounts: OnNetworks<Pick<SnsAccount, 'certification'>>,
): SnsCertification | null {
  const known = snsNetworks.map((network) => accounts[network]?.certification);
  return snsCertifications.findLast((each) => known.includes(each)) ?? null;
}

const usernames: Readonly<Record<SnsNetwork, RegExp>> = {
  // https://help.instagram.com/182492381886913: letters, digits, dots and underscores, up to thirty.
  Instagram: /^[a-z0-9._]{1,30}$/,
  // https://support.google.com/youtube/answer/11585688: three to thirty letters of any script, digits, dots, hyphens, underscores.
  Youtube: /^[\p{L}\p{M}\p{N}._·-]{3,30}$/u,
};

const addresses: Readonly<Record<SnsNetwork, RegExp>> = {
  Instagram: /^(?:https?:\/\/)?(?:www\.|m\.)?instagram\.com\/([^/?#]+)/i,
  Youtube: /^(?:https?:\/\/)?(?:www\.|m\.)?youtube\.com\/@([^/?#]+)/i,
};

/** First path segments reserved by a network; no account has such a name. */
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

/** The network's spelling of an account name, read from the name, an `@` name or its page's address; null for other text. */
export function snsUsername(network: SnsNetwork, said: string): string | null {
  const asked = plain(said);
  const named = addresses[network].exec(asked)?.[1] ?? asked;
  const username = plainLower(readable(named)).replace(/^@/, '');
  return usernames[network].test(username) && !reserved[network].includes(username) ? username : null;
}

/** The address of an account's page. */
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
