import { expect, test } from 'vitest';
import { trysetItemStatuses } from '#domain/trysets/item-status.ts';
import { rentalGroups } from '#domain/trysets/rental-groups.ts';
import { stateFrom } from '../list/list-state.ts';
import { itemListShape } from '../trysets/item-list-shape.ts';
import { itemsPath } from './rental-links.ts';

test.each(rentalGroups)('the list of items understands the whole link behind %s', (group) => {
  const asked = new URLSearchParams(itemsPath({ user_ids: 7 }, group).split('?')[1]);
  const { filters } = stateFrom(asked, itemListShape('staff'));
  expect(filters).toEqual(Object.fromEntries(asked));
  expect(trysetItemStatuses).toEqual(expect.arrayContaining(asked.get('statuses')?.split(',') ?? ['none']));
});
