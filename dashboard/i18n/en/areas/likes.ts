import type { MemberLikesEvent } from '#domain/likes/member-likes.ts';
import type { EventTexts } from '../../event-texts.ts';

export const history = {
  categories: { member_likes: 'Likes' },
  categoryWithId: { member_likes: 'Likes {{id}}' },
  event: {
    MemberLiked: 'Liked: {{liked}}.',
    MemberUnliked: 'No longer liked: {{liked}}.',
    MemberLikesWithdrawn: 'What the member liked is no one’s any more.',
  } as const satisfies EventTexts<MemberLikesEvent>,
  field: { liked: 'Liked' },
} as const;

export const replay = {
  projection: { likes: 'Likes' },
} as const;
