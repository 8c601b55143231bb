import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  amounts: ['originalPrice', 'salesPrice', 'price'],
  percentages: ['discountRate'],
};
