import { expect, test } from 'vitest';
import { knownAreas } from './areas.ts';
import { eventsShape } from './events/events-shape.ts';
import { files as en } from './i18n/en/joined/files.ts';
import { textsIn } from './i18n/files-of-texts.ts';
import { files as ja } from './i18n/ja/joined/files.ts';
import { files as ko } from './i18n/ko/joined/files.ts';
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

test.each([
  ['en', en],
  ['ko', ko],
  ['ja', ja],
])('every page finds the texts that it waits for in %s', async (_, files) => {
  const asked = knownAreas.rooms.list.flatMap(({ page }) => page?.texts ?? []);
  for (const area of new Set(asked)) expect(await textsIn(files, area), area).toBeDefined();
});
