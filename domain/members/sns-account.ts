import { plain, plainLower } from '../text/plain.ts';
import {
  type FollowerGrouping,
  type SnsCertification,
  type SnsNetwork,
  snsCertifications,
  snsNetworks,
} from './sns-kinds.ts';

/** Who an account is, as its network says; it stands in events only sealed. */
export interface SnsProfile {
  /** Without an `@` before it, as `snsUsername` answers it. */
  username: string;
  /** Its id there, which stays where the name changes; null where nobody told. */
  internalId: string | null;
  title: string | null;
  description: string | null;
}

/** Some of an account's followers: their share in percent, and how many they are; null where the network does not tell. */
export interface FollowerGroup {
  group: string;
  rate: number | null;
  count: number | null;
}

/**
 * What a network tells of an account. Rates are in percent, to the hundredth; averages are of its newest posts. Null is what the network
 * does not tell, an empty grouping too.
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
  /** What a post is worth, in the currency of the member's region. */
  averagePostValue: number | null;
  /** Likes and comments of a post by followers. */
  engagementRate: number | null;
  realFollowerRate: number | null;
  femaleRate: number | null;
  advertisingPostRate: number | null;
  groups: Readonly<Record<FollowerGrouping, readonly FollowerGroup[]>>;
}

/** What a network that tells nothing tells. */
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

/** An account of a member's elsewhere, but for who it is. */
export interface SnsAccount {
  certification: SnsCertification;
  /** Null until the network told. They stay where the account is not found any more. */
  figures: SnsFigures | null;
  /** Whether the network showed such an account when it was last asked; null until then. */
  isFound: boolean | null;
  /** When the network last answered, as an ISO instant. */
  syncedAt: string | null;
}

export type OnNetworks<Part> = Readonly<Record<SnsNetwork, Part | null>>;
export type SnsAccounts = OnNetworks<SnsAccount>;

export const onNone: OnNetworks<never> = { Instagram: null, Youtube: null };

/** The best that is known of a member's accounts; null where there is none. */
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

/** First parts of paths that a network keeps for itself: nobody's account is called so. */
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
  // Its accounts stand behind an `@`, which no other path has.
  Youtube: [],
};

/** The name of an account as its network has it, from that name, with an `@` or the address of its page; null for all else. */
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
