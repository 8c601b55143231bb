import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    stocktake: {
      finding: 'stocktake.finding',
      decision: 'stocktake.decision',
      outcome: 'stocktake.outcome',
    },
  },
};
