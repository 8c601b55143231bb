import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    brand_month: { side: 'settlement.side' },
  },
  amounts: ['brandPayment'],
};
