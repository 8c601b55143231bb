import { written } from '../event-versions.ts';
import { memberLikes } from './member-likes.ts';

export const likesWritten = [
  written(memberLikes, { MemberLiked: 1, MemberUnliked: 1, MemberLikesWithdrawn: 1 }),
];
