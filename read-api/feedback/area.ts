import { sql } from 'kysely';
import { brandFeedback } from '#domain/feedback/feedback.ts';
import type { Area } from '../kit/area.ts';
import { fold } from '../kit/history/fold.ts';
import { feedbackPast, feedbacksThen } from './past.ts';
import { feedbackRoutes } from './routes.ts';

export const feedback: Area = {
  routes: [feedbackRoutes],
  streams: {
    brand_feedback: {
      fold: fold(brandFeedback.initial, brandFeedback.evolve),
      isFilter: true,
      field: 'brandFeedbackId',
      housekeeping: ['BrandFeedbackGiveExpired'],
      isLogOf: (brandId) => sql`exists (select from read.brand_feedbacks
        where id = log.entity_id::integer and brand_id = ${brandId})`,
    },
  },
  past: feedbackPast,
  rowsThen: feedbacksThen,
};
