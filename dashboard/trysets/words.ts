import type { Words } from '../kit/history/words.ts';

export const words: Words = {
  codes: {
    regionId: 'trysetItem.region',
    userRegion: 'trysetItem.region',
    userGender: 'trysetItem.gender',
  },
  amounts: ['requestedPoints'],
};
