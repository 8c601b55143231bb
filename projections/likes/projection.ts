import { likedIn } from '#domain/likes/like-kinds.ts';
import type { MemberLikesEvent } from '#domain/likes/member-likes.ts';
import { idOf, type Projection } from '../projection.ts';
import { type LikeRow, likesTable } from './tables.ts';

/** Lists every event type, so that a missing type does not compile. */
const known: Readonly<Record<MemberLikesEvent['type'], true>> = {
  MemberLiked: true,
  MemberUnliked: true,
  MemberLikesWithdrawn: true,
};

export const likesProjection: Projection<LikeRow, MemberLikesEvent> = {
  name: 'likes',
  table: likesTable,
  categories: ['member_likes'],
  knows: (type) => Object.hasOwn(known, type),
  keys({ event, entityId }) {
    if (event.type !== 'MemberLiked' && event.type !== 'MemberUnliked') return [];
    const { target, id } = likedIn(event.data.liked);
    return [`${entityId}:${target}:${id}`];
  },
  also: {
    column: 'userId',
    value: (recorded) => (recorded.event.type === 'MemberLikesWithdrawn' ? idOf(recorded) : null),
  },
  fold(row, recorded, key) {
    const { event, at } = recorded;
    switch (event.type) {
      case 'MemberLiked': {
        const { target, id: targetId } = likedIn(event.data.liked);
        return row ?? { id: String(key), userId: idOf(recorded), target, targetId, createdAt: at };
      }
      case 'MemberUnliked':
      case 'MemberLikesWithdrawn':
        return null;
      default:
        return row;
    }
  },
};
