// @module-tag thorough
import { expect, test } from 'vitest';
import type { ProductEvent } from '#domain/products/product-events.ts';
import { randomOf } from '#import/generate.ts';
import { type DemoArticle, demoArticles } from './catalog/articles.ts';
import { type DemoMeasure, growth } from './catalog/measures.ts';
import type { DemoCategory } from './catalog/reference.ts';
import { chanceOf } from './chance.ts';
import { sizeChart } from './size-chart.ts';
import { lived } from './testing/lived.ts';

const articles = Object.keys(demoArticles) as DemoArticle[];

/** Measures by category: those that all its articles have, and those that some have. */
const measured: Record<DemoCategory, readonly [all: readonly DemoMeasure[], some: readonly DemoMeasure[]]> = {
  dress: [
    ['length', 'chest', 'waist'],
    ['shoulder', 'sleeve'],
  ],
  outer: [['length', 'chest', 'shoulder'], ['sleeve']],
  shirt: [
    ['length', 'chest'],
    ['shoulder', 'sleeve'],
  ],
  knit: [['length', 'chest', 'shoulder', 'sleeve'], []],
  skirt: [['length', 'waist', 'hip'], []],
  pants: [['length', 'waist', 'hip'], []],
  bag: [['width', 'height', 'depth'], []],
  accessory: [['foot'], []],
};

test.each(articles)('a larger %s has no smaller measure, and all growing measures are larger', (article) => {
  for (let seed = 0; seed < 500; seed++) {
    const sizes = sizeChart(article, 4, chanceOf(randomOf(seed))).map((size) => new Map(size));
    const kinds = [...(sizes[0]?.keys() ?? [])];
    for (const [at, larger] of sizes.slice(1).entries()) {
      expect([...larger.keys()]).toEqual(kinds);
      for (const kind of kinds) {
        const step = (larger.get(kind) ?? 0) - (sizes[at]?.get(kind) ?? 0);
        const [least, most] = growth[kind];
        expect(step, `${kind}, seed ${seed}`).toBeGreaterThanOrEqual(least);
        expect(step, `${kind}, seed ${seed}`).toBeLessThanOrEqual(most);
      }
    }
  }
});

test.each(articles)('a %s has the measures of its category', (article) => {
  const [all, some] = measured[demoArticles[article]];
  const [size = []] = sizeChart(article, 1, chanceOf(randomOf(1)));
  const kinds = size.map(([kind]) => kind);
  expect(kinds).toEqual(expect.arrayContaining([...all]));
  expect([...all, ...some]).toEqual(expect.arrayContaining(kinds));
});

test('no demo product has a larger size with a smaller measure', () => {
  const streams = lived('2026-11-21T00:10:00.000Z');
  const products = [...streams].filter(([stream]) => stream.startsWith('product-'));
  const growing = products.filter(([, events]) => {
    const sizes = events
      .map(({ type, data }) => ({ type, data }) as ProductEvent)
      .flatMap((event) => (event.type === 'ProductSizeAdded' ? [event.data.measurements] : []));
    for (const [at, larger] of sizes.slice(1).entries()) {
      for (const [kind, { measurementTypeId, value }] of larger.entries()) {
        const smaller = sizes[at]?.[kind];
        expect(smaller?.measurementTypeId).toBe(measurementTypeId);
        expect(value).toBeGreaterThan(smaller?.value ?? 0);
      }
    }
    return sizes.length > 1;
  });
  expect(growing.length).toBeGreaterThan(20);
});
