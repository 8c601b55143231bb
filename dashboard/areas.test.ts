import { expect, test } from 'vitest';
import { knownAreas } from './areas.ts';
import { eventsShape } from './events/events-shape.ts';
import { outListShape } from './out-management/out-list-shape.ts';
import { stockListShape } from './stock/stock-list-shape.ts';
import { itemListShape } from './tryset-items/item-list-shape.ts';

test('every kind that a filter searches for has a lookup', () => {
  const shapes = [eventsShape, itemListShape, outListShape, stockListShape];
  const searched = shapes
    .flatMap((shape) => shape('staff').filters)
    .flatMap((filter) => (filter.kind === 'lookup' && filter.remote !== undefined ? [filter.remote] : []));
  expect(new Set(searched)).toEqual(new Set(['product', 'product_size', 'user']));
  expect(searched.filter((kind) => knownAreas.kinds[kind]?.lookup === undefined)).toEqual([]);
});
