import { memberLikesTransitions } from '#domain/likes/member-likes.ts';
import type { WriteArea } from '../area.ts';
import { likeRoutes } from './routes.ts';

export const likesArea: WriteArea = {
  routes: likeRoutes,
  tables: { member_likes: memberLikesTransitions },
  reads: { user: ['member_likes'] },
};
