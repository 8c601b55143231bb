import { likeTargets } from '#domain/likes/like-kinds.ts';
import { memberLikesTransitions } from '#domain/likes/member-likes.ts';
import type { WriteArea } from '../area.ts';
import { likeRoutes } from './routes.ts';

export const likesArea: WriteArea = {
  routes: likeRoutes,
  tables: { member_likes: memberLikesTransitions },
  reads: { user: ['member_likes'] },
  own: likeTargets.map((target) => ({ file: `likes-${target}`, path: `/v1/likes/${target}` })),
};
