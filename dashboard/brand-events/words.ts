import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codesOf: {
    brand_event: { gender: 'brandEvent.gender', regionId: 'brandEvent.region' },
    reservation: { by: 'brandEvent.side', canceledBy: 'brandEvent.side' },
  },
  amounts: [
    'points',
    'cash',
    'assignedPoint',
    'lookUploadPoint',
    'lookUploadCash',
    'givenPoints',
    'givenCash',
    'giftCost',
    'minimumFollowers',
  ],
};
