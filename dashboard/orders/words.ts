import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    order: { type: 'order.type', paymentMethod: 'order.method', fault: 'order.returnFault' },
  },
  amounts: ['itemPoint', 'itemCash', 'tax', 'deduction'],
};
