import { noteTransitions } from '#domain/comments/notes.ts';
import type { WriteArea } from '../area.ts';
import { commentRoutes } from './routes.ts';

export const commentsArea: WriteArea = {
  routes: commentRoutes,
  tables: { comment: noteTransitions },
  reads: { brand_admin: ['comment'] },
};
