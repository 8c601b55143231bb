import type { LookSnsType, SnsProblem } from '#domain/looks/look-kinds.ts';
import type { SnsFigures, SnsProfile } from '#domain/members/sns-account.ts';
import type { SnsNetwork } from '#domain/members/sns-kinds.ts';

/** A post, as its member says where it is. */
export interface Post {
  snsType: LookSnsType;
  link: string;
  /** When it was told to us, as an ISO instant: it may have been posted some days before. */
  postedAt: string;
}

/** What a network tells of a post; null where it does not. */
export interface PostFacts {
  /** Whether the address can be one of a post of this network at all. */
  isValid: boolean;
  isDeleted: boolean | null;
  like: number | null;
  comment: number | null;
  view: number | null;
  /** Of the account that it stands on. */
  followers: number | null;
  /** Whether the network itself marks it as paid. */
  isMarkedPaid: boolean | null;
}

/** An account, as its member says which one it is. */
export interface Account extends Pick<SnsProfile, 'username' | 'internalId'> {
  network: SnsNetwork;
  /** The member's own word to the network, which tells more then; null where there is none. */
  token: string | null;
}

/** What a network tells of an account. */
export interface AccountFacts {
  profile: SnsProfile;
  figures: SnsFigures;
}

/** The networks that members post on. */
export interface Sns {
  /** What is told of an account; null where the network shows none of that name. Throws and takes as `factsOf` does. */
  accountOf(account: Account, signal?: AbortSignal): Promise<AccountFacts | null>;
  /** Whose token it is; null where the network knows it as nobody's, or not any more. Throws and takes as `factsOf` does. */
  ownerOf(network: SnsNetwork, token: string, signal?: AbortSignal): Promise<SnsProfile | null>;
  /** Throws an `SnsFailure` where the network does not tell. Takes at most a minute, less where the signal aborts. */
  factsOf(post: Post, signal?: AbortSignal): Promise<PostFacts>;
  /** Until when a network wants to be left alone, as an ISO instant; null where it may be asked. */
  restsUntil(snsType: LookSnsType): string | null;
}

/** A network that did not tell. `retryAfterMs` is how long it wants to be left alone, null where it does not say. */
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

/** Of what is known of a post no network tells anything. */
export const nothingTold: Omit<PostFacts, 'isValid'> = {
  isDeleted: null,
  like: null,
  comment: null,
  view: null,
  followers: null,
  isMarkedPaid: null,
};

/** An address that leads to no post of its network. */
export const noPost: PostFacts = { isValid: false, ...nothingTold };

/** A post that its network has no more. */
export const gonePost: PostFacts = { ...noPost, isDeleted: true };
