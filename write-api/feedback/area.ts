import { feedbackTransitions } from '#domain/feedback/feedback-transitions.ts';
import type { WriteArea } from '../area.ts';
import { feedbackOfLooks } from './feedback-of-looks.ts';
import { feedbackRoutes } from './routes.ts';

export const feedbackArea: WriteArea = {
  routes: feedbackRoutes,
  indexers: [feedbackOfLooks],
  tables: { brand_feedback: feedbackTransitions },
  reads: { brand_admin: ['brand_feedback'], user: ['brand_feedback'] },
};
