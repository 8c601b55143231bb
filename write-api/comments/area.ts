import { commentTransitions } from '#domain/comments/comment.ts';
import type { WriteArea } from '../area.ts';
import { commentRoutes } from './routes.ts';

export const commentsArea: WriteArea = {
  routes: commentRoutes,
  tables: { comment: commentTransitions },
  reads: { brand_admin: ['comment'] },
};
