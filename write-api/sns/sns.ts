import type { LookSnsType, SnsProblem } from '#domain/looks/look-kinds.ts';
import type { SnsFigures, SnsProfile } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';

/** A post, with the address that the member gave. */
export interface Post {
  snsType: LookSnsType;
  link: string;
  /** When the member reported the post to us, as an ISO instant. The post may be some days older. */
  postedAt: string;
}

/** A network's facts about a post. A fact is null if the network does not report it. */
export interface PostFacts {
  /** True if the address has the form of a post's address on this network. */
  isValid: boolean;
  isDeleted: boolean | null;
  like: number | null;
  comment: number | null;
  view: number | null;
  /** The followers of the account that published the post. */
  followers: number | null;
  /** True if the network itself labels the post as paid. */
  isMarkedPaid: boolean | null;
}

/** An account, as the member names it. */
export interface Account extends Pick<SnsProfile, 'username' | 'internalId'> {
  network: SnsNetwork;
  /** The member's own token for the network, which gives access to more facts; null if we have none. */
  token: string | null;
}

/** A network's facts about an account. */
export interface AccountFacts {
  profile: SnsProfile;
  figures: SnsFigures;
}

/** A channel of YouTube; `internalId` is its id. */
export interface Channel extends SnsProfile {
  internalId: string;
}

/** The port to the networks on which members post. */
export interface Sns {
  /** Reads an account; null if the network shows no account of that name. Throws and takes time like `factsOf`. */
  accountOf(account: Account, signal?: AbortSignal): Promise<AccountFacts | null>;
  /** Returns the owner of a token; null if the token is unknown or no longer valid. Throws and takes time like `factsOf`. */
  ownerOf(network: SnsNetwork, token: string, signal?: AbortSignal): Promise<SnsProfile | null>;
  /** Finds a channel of YouTube by its handle or name; null if there is none. Throws and takes time like `factsOf`. */
  channelOf(name: string, signal?: AbortSignal): Promise<Channel | null>;
  /**
   * Reads a post. Throws an `SnsFailure` if the network gives no facts. Takes at most a minute, less if the signal
   * aborts.
   */
  factsOf(post: Post, signal?: AbortSignal): Promise<PostFacts>;
  /** Returns the end of a network's pause after a rate limit, as an ISO instant; null if the network may be asked now. */
  restsUntil(snsType: LookSnsType): string | null;
}

/** Thrown if a network gives no facts. `retryAfterMs` is the pause that the network asks for; null if it names none. */
export class SnsFailure extends Error {
  readonly problem: SnsProblem;
  readonly retryAfterMs: number | null;

  constructor(problem: SnsProblem, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.name = 'SnsFailure';
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The facts of a post about which the network reports nothing. */
export const nothingTold: Omit<PostFacts, 'isValid'> = {
  isDeleted: null,
  like: null,
  comment: null,
  view: null,
  followers: null,
  isMarkedPaid: null,
};

/** The facts for an address that leads to no post of its network. */
export const noPost: PostFacts = { isValid: false, ...nothingTold };

/** The facts of a post that its network has deleted. */
export const gonePost: PostFacts = { ...noPost, isDeleted: true };
