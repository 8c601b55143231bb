import { expect, test } from 'vitest';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { itemHistories, parcel } from '../testing/tryset-items.ts';
import type { TrysetItemCommand } from './item.ts';
import { trysetItem } from './item.ts';

const { given } = scenarios(trysetItem);
const right = { courier: 'YAMATO', trackingNumber: '442911807753' } as const;
const correct: TrysetItemCommand = { action: 'correct_parcel', ...right };
const correctReturn: TrysetItemCommand = { action: 'correct_return_parcel', ...right };

test('a corrected parcel replaces the one to the member, and repeats change nothing', () => {
  const corrected = { type: 'TrysetItemParcelCorrected', data: right } as const;
  const after = given(itemHistories.tryset_delivering).when(correct, brandAdmin).then(corrected);
  expect(after).toMatchObject({ status: 'tryset_delivering', ...right, returnTrackingNumber: null });
  given([...itemHistories.tryset_delivering, corrected])
    .when(correct, staff)
    .thenNothing();
  given(itemHistories.tryset_delivering)
    .when({ action: 'correct_parcel', ...parcel }, staff)
    .thenNothing();
});

test('a corrected return keeps the parcel to the member', () => {
  const corrected = { type: 'TrysetItemReturnParcelCorrected', data: right } as const;
  const after = given(itemHistories.return_delivering).when(correctReturn, staff).then(corrected);
  expect(after).toMatchObject({
    ...parcel,
    status: 'return_delivering',
    returnCourier: right.courier,
    returnTrackingNumber: right.trackingNumber,
  });
  given([...itemHistories.return_delivering, corrected])
    .when(correctReturn, staff)
    .thenNothing();
});

test('only a parcel under way can be corrected, and a return only by staff', () => {
  given(itemHistories.tryset_delivered)
    .when(correct, staff)
    .thenRefused('tryset_item.transition_not_allowed');
  given(itemHistories.tryset_delivering).when(correct, curator).thenRefused('tryset_item.forbidden');
  given(itemHistories.return_delivering).when(correctReturn, brandAdmin).thenRefused('tryset_item.forbidden');
});
