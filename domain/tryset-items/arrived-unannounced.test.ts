import { expect, test } from 'vitest';
import { brandAdmin, curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';

const { given } = scenarios(trysetItem);
const arrive = { action: 'arrive_unannounced' } as const;

test.each([
  ['tryset_delivered', 'request'],
  ['return_requested', 'acceptance'],
  ['return_preparing', 'parcel'],
] as const)('a garment that comes back from %s arrives without its %s', (status, missing) => {
  const arrived = { type: 'TrysetItemArrivedUnannounced', data: { missing } } as const;
  const after = given(itemHistories[status]).when(arrive, staff).then(arrived);
  expect(after.status).toBe('return_arrived');
  expect(afterTrysetItem(arrived, after).map(({ id, command }) => [id, command.action])).toEqual([
    [501, 'receive_back'],
  ]);
  given([...itemHistories[status], arrived])
    .when(arrive, staff)
    .thenRefused('tryset_item.transition_not_allowed');
});

test('only staff have the garment before them, and a purchase ends first', () => {
  for (const actor of [brandAdmin, curator]) {
    given(itemHistories.tryset_delivered).when(arrive, actor).thenRefused('tryset_item.forbidden');
  }
  given(itemHistories.purchase_pending).when(arrive, staff).thenRefused('tryset_item.transition_not_allowed');
});
