import { expect, test } from 'vitest';
import { upcast } from '#event-store/codec/upcast.ts';
import { noUploadPoints } from './upload-points.ts';

const item = { trysetItemId: 31, postDays: 14 };
const earning = { ...item, lookUploadPoint: 5_000, instagramUploadPoint: 3_000, youtubeUploadPoint: 10_000 };

test.each([
  ['TrysetItemRequested', { ...item, isExpress: false }, { ...item, isExpress: false, ...noUploadPoints }],
  ['TrysetItemAdded', { item }, { item: { ...item, ...noUploadPoints } }],
  [
    'TrysetRequested',
    { trysetId: 21, items: [item, item] },
    {
      trysetId: 21,
      proposalId: null,
      prepareOn: null,
      items: [
        { ...item, ...noUploadPoints },
        { ...item, ...noUploadPoints },
      ],
    },
  ],
])('an earlier %s earns nothing', (type, stored, raised) => {
  expect(upcast(type, 1, stored)).toStrictEqual(raised);
});

test.each([
  ['TrysetItemRequested', earning],
  ['TrysetItemAdded', { item: earning }],
  ['TrysetRequested', { items: [earning], proposalId: null, prepareOn: null }],
])('a %s with points stays as it is', (type, stored) => {
  expect(upcast(type, 2, stored)).toStrictEqual(stored);
});
