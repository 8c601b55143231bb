export const feedbackRatings = ['Perfect', 'Satisfied', 'Bad', 'Etc'] as const;
export type FeedbackRating = (typeof feedbackRatings)[number];

/** The states of a feedback that people see. */
export const feedbackStates = ['requested', 'in_progress', 'delayed', 'confirmed', 'denied'] as const;
export type FeedbackState = (typeof feedbackStates)[number];

/** `none`: before it is given. `expired`: an announced feedback that was never given. `removed`: the brand took it back. */
export const feedbackStatuses = ['none', ...feedbackStates, 'removed', 'expired'] as const;
export type FeedbackStatus = (typeof feedbackStatuses)[number];

/** The points that a brand asks for, or that staff give: whole numbers from 0. */
export interface FeedbackPoints {
  regramPoint: number;
  commercialUsePoint: number;
  likePoint: number;
}

export const noFeedbackPoints: FeedbackPoints = { regramPoint: 0, commercialUsePoint: 0, likePoint: 0 };

/** The most points of each kind. */
export const feedbackPointAtMost = 1_000_000;

/** The maximum characters of a comment, as sent. */
export const feedbackCommentAtMost = 2_000;

export function sumOfPoints({ regramPoint, commercialUsePoint, likePoint }: FeedbackPoints): number {
  return regramPoint + commercialUsePoint + likePoint;
}
