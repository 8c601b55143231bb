import { expect, test } from 'vitest';
import { readModels } from './read-models.ts';

test('every table that a rollup, a derived table or a stat reads is one that a projection writes', () => {
  const written = new Set(readModels.projections.map(({ table }) => table.name));
  const read = [
    ...readModels.rollups.flatMap(({ source, target }) => [source.name, target.name]),
    ...readModels.derived.map(({ source }) => source.name),
    ...readModels.stats.map(({ table }) => table.name),
  ];
  expect(read.filter((name) => !written.has(name))).toEqual([]);
});

test('projections and stats have names of their own', () => {
  const names = [...readModels.projections, ...readModels.stats].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
