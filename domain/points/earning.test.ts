import { expect, test } from 'vitest';
import { type EarningItem, type EarningTag, earningOf } from './earning.ts';

const item: EarningItem = {
  isCanceled: false,
  isDelivered: true,
  isPostOverdue: false,
  refusalType: 'idle',
  lookUploadPoint: 5_000,
};
const tag = (status: EarningTag['status'], givenPoints = 0, uploadPoint = 5_000): EarningTag => ({
  status,
  uploadPoint,
  givenPoints,
});

test.each<[string, Partial<EarningItem>, number]>([
  ['not_posted', {}, 0],
  ['not_posted', { refusalType: 'planned' }, 0],
  ['not_delivered', { isDelivered: false }, 0],
  ['overdue', { isPostOverdue: true }, 5_000],
  ['refused', { refusalType: 'refused', isPostOverdue: true }, 5_000],
  ['canceled', { isCanceled: true, isDelivered: false }, 5_000],
  ['nothing', { lookUploadPoint: 0 }, 0],
])('an item without a look is %s', (outcome, over, lostPoints) => {
  expect(earningOf({ ...item, ...over }, [])).toEqual({
    outcome,
    expectedPoints: over.lookUploadPoint ?? 5_000,
    heldPoints: 0,
    givenPoints: 0,
    lostPoints,
  });
});

test.each<[string, EarningTag[], [expected: number, held: number, given: number, lost: number]]>([
  ['given', [tag('Approved', 5_000)], [5_000, 0, 5_000, 0]],
  ['pending', [tag('Pending')], [5_000, 5_000, 0, 0]],
  // Points that were given stay until the deferred tag is decided.
  ['deferred', [tag('Deferred', 5_000)], [5_000, 0, 5_000, 0]],
  ['rejected', [tag('Rejected')], [5_000, 0, 0, 5_000]],
  ['pending', [tag('Rejected'), tag('Pending', 0, 10_000)], [15_000, 10_000, 0, 5_000]],
  ['rejected', [tag('Approved', 5_000), tag('Rejected', 0, 10_000)], [15_000, 0, 5_000, 10_000]],
  ['nothing', [tag('Approved', 0, 0)], [0, 0, 0, 0]],
])('looks of an item are %s', (outcome, tags, [expectedPoints, heldPoints, givenPoints, lostPoints]) => {
  const told = { outcome, expectedPoints, heldPoints, givenPoints, lostPoints };
  expect(earningOf({ ...item, isPostOverdue: true }, tags)).toEqual(told);
});
