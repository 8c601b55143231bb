import { expect, test } from 'vitest';
import { linkedKinds } from '#domain/support-tickets/support-ticket-kinds.ts';
import { knownAreas } from '../areas.ts';
import { entityAt } from './entity-at.ts';

const { kinds } = knownAreas;

test.each(linkedKinds)('the page of a %s says what it is of', (category) => {
  const page = kinds[category]?.page?.('61');
  expect(entityAt(page ?? '', kinds)).toEqual({ category, id: 61 });
});

test('so does the page of a look in the room of a brand', () => {
  expect(entityAt('/brands/3/looks/61', kinds)).toEqual({ category: 'look', id: 61 });
});

test.each(['/', '/trysetitems', '/support/5', '/stocks/check-in', '/stocks/99999999999'])(
  'the page at %s is of nothing that can be asked about',
  (path) => expect(entityAt(path, kinds)).toBeNull(),
);
