import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: { member_plan: { type: 'memberPlan.length', planType: 'memberPlan.type' } },
};
