import { type Asked, accept, type Decider, type Decision, nothingToDo, refuse } from '../decider.ts';
import type { DomainEvent } from '../event.ts';
import { untouched } from '../exhaustive.ts';
import { checkTransition, type Rules, type Transition } from '../transition-table.ts';
import { type Liked, type LikeOf, likedIn, likeOf } from './like-kinds.ts';

/**
 * The events of the stream `member_likes-<user id>`. They belong to the member's history, but block no other command on the
 * member.
 */
export type MemberLikesEvent =
  | DomainEvent<'MemberLiked', { liked: LikeOf }>
  | DomainEvent<'MemberUnliked', { liked: LikeOf }>
  /** The member was forgotten, so all likes are withdrawn. */
  | DomainEvent<'MemberLikesWithdrawn', Record<string, never>>;

/** The entities that a member likes, oldest like first. */
export interface MemberLikes {
  status: 'open';
  likes: readonly Liked[];
}

export type MemberLikesCommand =
  | ({ action: 'like' } & Liked)
  | ({ action: 'unlike' } & Liked)
  | { action: 'withdraw' };

const row = { from: ['open'], to: 'same' } as const;

export const memberLikesTransitions = [
  { ...row, action: 'like', event: 'MemberLiked', who: ['user'] },
  { ...row, action: 'unlike', event: 'MemberUnliked', who: ['user'] },
  { ...row, action: 'withdraw', event: 'MemberLikesWithdrawn', who: ['system'] },
] as const satisfies readonly Transition<string, 'open', never>[];

const rules: Rules<'open', never, MemberLikes> = {
  entity: 'member_likes',
  table: memberLikesTransitions,
  guards: {},
};

/** The maximum number of likes of a member: every command folds the whole stream. */
export const likesAtMost = 10_000;

/**
 * The decider of a member's likes. Liking an entity twice changes nothing. The caller checks that the entity exists and that
 * the member may like it.
 */
export const memberLikes: Decider<MemberLikes, MemberLikesCommand, MemberLikesEvent> = {
  category: 'member_likes',
  initial: { status: 'open', likes: [] },
  decide,
  evolve,
};

function decide(state: MemberLikes, command: MemberLikesCommand, asked: Asked): Decision<MemberLikesEvent> {
  const refused = checkTransition(rules, state, command, asked);
  if (refused !== null) return refused;
  const { likes } = state;
  if (command.action === 'withdraw') {
    return likes.length === 0 ? nothingToDo : accept({ type: 'MemberLikesWithdrawn', data: {} });
  }
  const isLiked = likes.some((like) => isSame(like, command));
  if (isLiked === (command.action === 'like')) return nothingToDo;
  const data = { liked: likeOf(command) };
  if (command.action === 'unlike') return accept({ type: 'MemberUnliked', data });
  if (likes.length >= likesAtMost) {
    const message = `a member likes at most ${likesAtMost} things; take one back first`;
    return refuse('conflict', 'member_likes.too_many', message, { limit: likesAtMost });
  }
  return accept({ type: 'MemberLiked', data });
}

function isSame(one: Liked, other: Liked): boolean {
  return one.target === other.target && one.id === other.id;
}

function evolve(state: MemberLikes, { type, data }: MemberLikesEvent): MemberLikes {
  switch (type) {
    case 'MemberLiked':
      return { ...state, likes: [...state.likes, likedIn(data.liked)] };
    case 'MemberUnliked': {
      const gone = likedIn(data.liked);
      return { ...state, likes: state.likes.filter((like) => !isSame(like, gone)) };
    }
    case 'MemberLikesWithdrawn':
      return { ...state, likes: [] };
    default:
      return untouched(type, state);
  }
}
