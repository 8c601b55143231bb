import { savedReplyTransitions } from '#domain/saved-replies/saved-reply.ts';
import type { WriteArea } from '../area.ts';
import { savedReplyRoutes } from './routes.ts';

export const savedRepliesArea: WriteArea = {
  routes: savedReplyRoutes,
  tables: { saved_reply: savedReplyTransitions },
};
