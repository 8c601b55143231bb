import { describe, expect, test } from 'vitest';
import { trysetItemStatuses } from '#domain/tryset-items/item-status.ts';
import { rentalGroups } from '#domain/tryset-items/rental-groups.ts';
import { type ListShape, stateFrom } from '../kit/list/list-state.ts';
import { itemListShape } from '../tryset-items/item-list-shape.ts';
import { sendListShape } from '../trysets/send-list/send-list-shape.ts';
import { itemsPath, trysetsPath } from './rental-links.ts';

const queryOf = (path: string) => new URLSearchParams(path.split('?')[1]);
const readBy = (shape: ListShape, path: string) => stateFrom(queryOf(path), shape).filters;

// A list that ignored a filter of the link would show more rows than the figure counts.
describe.each(['staff', 'brand_admin'] as const)('for %s', (scope) => {
  test.each([...rentalGroups, 'valid'] as const)(
    'the item list reads every filter of the link behind %s',
    (group) => {
      const path = itemsPath({ user_ids: 7 }, group);
      expect(readBy(itemListShape(scope), path)).toEqual(Object.fromEntries(queryOf(path)));
      expect(trysetItemStatuses).toEqual(
        expect.arrayContaining(queryOf(path).get('statuses')?.split(',') ?? ['none']),
      );
    },
  );

  test('the tryset list reads every filter of the link behind the trysets under way', () => {
    const path = trysetsPath(7);
    expect(readBy(sendListShape, path)).toEqual(Object.fromEntries(queryOf(path)));
  });
});
