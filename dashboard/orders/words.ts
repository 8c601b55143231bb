import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    order: {
      courier: 'order.courier',
      fault: 'order.returnFault',
      returnFault: 'order.returnFault',
      type: 'order.type',
      paymentMethod: 'order.method',
    },
  },
  amounts: ['itemPoint', 'itemCash', 'tax', 'deduction'],
};
