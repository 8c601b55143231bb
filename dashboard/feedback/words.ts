import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: { brand_feedback: { rating: 'brandFeedback.rating' } },
  amounts: ['regramPoint', 'commercialUsePoint', 'likePoint'],
};
