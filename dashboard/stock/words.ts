import type { Words } from '../kit/history/words.ts';
import { stockText } from './stock-text.ts';

export const words: Words = {
  codes: {
    unavailableReason: 'stockItem.unavailableReason',
    quality: 'stockItem.quality',
    outStockRequest: 'stockItem.outRequest',
    asked: 'stockActions',
  },
  amounts: ['amount'],
  percentages: ['rate'],
  object: stockText,
};
