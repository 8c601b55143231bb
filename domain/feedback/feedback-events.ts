import type { DomainEvent } from '../event.ts';
import type { FeedbackPoints, FeedbackRating } from './feedback-kinds.ts';

/** What a brand says of a look. `comment` is null if the brand wrote none; members never see it. */
export interface FeedbackWords extends FeedbackPoints {
  rating: FeedbackRating;
  comment: string | null;
}

/** The parts of a feedback. `userId` is the member who posted the look. */
export interface FeedbackDescription extends FeedbackWords {
  brandFeedbackId: number;
  brandId: number;
  lookId: number;
  userId: number;
}

type Nothing = Record<string, never>;
type E<Type extends string, Data> = DomainEvent<`BrandFeedback${Type}`, Data>;

/** The events of the stream `brand_feedback-<id>`. The reason of a delay or a denial stands in the metadata. */
export type FeedbackEvent =
  | E<'Given', FeedbackDescription>
  /** It was never given, and never will be. */
  | E<'GiveExpired', { brandFeedbackId: number }>
  | E<'Revised', FeedbackWords>
  | E<'Removed', Nothing>
  | E<'TakenUp', Nothing>
  | E<'Delayed', Nothing>
  /** The points that the member gets. */
  | E<'Confirmed', FeedbackPoints>
  /** `isLookRemoved`: the system denied it, because its look was removed. */
  | E<'Denied', { isLookRemoved: boolean }>;
