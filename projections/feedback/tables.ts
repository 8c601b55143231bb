import type { FeedbackRating, FeedbackStatus } from '#domain/feedback/feedback-kinds.ts';
import type { BrandFeedback } from '#domain/feedback/feedback-state.ts';
import { type Table, table } from '../kit/tables/table.ts';

/** A brand's feedback on a look: its folded state, and columns for lists. */
export interface BrandFeedbackRow {
  id: number;
  brandId: number;
  lookId: number;
  userId: number;
  status: FeedbackStatus;
  rating: FeedbackRating;
  /** The sum of the points that the brand asks for. */
  askedPoints: number;
  /** The sum of the points that staff confirmed; null before. */
  givenPoints: number | null;
  /** Why staff delayed or denied it; null if they did not. */
  reason: string | null;
  state: BrandFeedback;
  revision: bigint;
  createdAt: string;
  updatedAt: string;
}

export const brandFeedbacksTable: Table<BrandFeedbackRow> = table<BrandFeedbackRow>(
  'read.brand_feedbacks',
  'id',
  {
    id: 'integer',
    brandId: 'integer',
    lookId: 'integer',
    userId: 'integer',
    status: 'text',
    rating: 'text',
    askedPoints: 'integer',
    givenPoints: 'integer',
    reason: 'text',
    state: 'jsonb',
    revision: 'bigint',
    createdAt: 'timestamptz',
    updatedAt: 'timestamptz',
  },
);
