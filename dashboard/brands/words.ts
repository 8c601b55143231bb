import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  percentages: ['reimbursementRate', 'commissionRate'],
  codesOf: { BrandOrganizationObjectSet: { part: 'history.organizationPart' } },
};
