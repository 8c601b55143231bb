import { expect, test } from 'vitest';
import { linkedKinds } from '#domain/support-tickets/support-ticket-kinds.ts';
import { knownAreas } from '../areas.ts';
import { entityAt } from './entity-at.ts';

const { kinds } = knownAreas;

test.each(linkedKinds)('recognizes the page of a %s', (category) => {
  const page = kinds[category]?.page?.('61');
  expect(entityAt(page ?? '', kinds)).toEqual({ category, id: 61 });
});

test('recognizes the page of a look below its brand', () => {
  expect(entityAt('/brands/3/looks/61', kinds)).toEqual({ category: 'look', id: 61 });
});

test.each(['/', '/trysetitems', '/support/5', '/stocks/check-in', '/stocks/99999999999'])(
  'finds no entity at %s',
  (path) => expect(entityAt(path, kinds)).toBeNull(),
);
