import { expect, test } from 'vitest';
import { dayTable } from '../tables/day-table.ts';
import { inLevels, levelOf } from '../tables/levels.ts';
import { addDifference, addedToDays, addParts, type DayTally, placesOf } from './day-sums.ts';

const table = dayTable('read.made_up_days', ['one', 'other']);
const place = { dimension: 'brands', brandId: 7, day: '2026-03-31', id: 7 };
const places = inLevels(place, ['day', 'month', 'all']);

function added(work: (tally: DayTally) => void) {
  const tally: DayTally = new Map();
  work(tally);
  return addedToDays(table, tally);
}

test('a part adds to its day, its month and all time', () => {
  expect(places.map(({ dimension, day }) => [dimension, day])).toEqual([
    ['brands', '2026-03-31'],
    ['brands/month', '2026-03-01'],
    ['brands/all', '0001-01-01'],
  ]);
  expect(places.map(({ dimension }) => levelOf(dimension))).toEqual(['day', 'month', 'all']);
  const [statement] = added((tally) => addParts(tally, table.fields, [{ places, sums: { other: 3 } }], 1));
  expect(statement?.values).toEqual([
    ['brands', 'brands/all', 'brands/month'],
    '{7,7,7}',
    '{2026-03-31,0001-01-01,2026-03-01}',
    '{7,7,7}',
    '{0,0,0}',
    '{3,3,3}',
  ]);
});

test('a change adds its difference only, and no change adds nothing', () => {
  const before = [{ places, sums: { one: 1, other: 3 } }];
  const after = [{ places, sums: { one: 1, other: 5 } }];
  const [statement] = added((tally) => addDifference(tally, table.fields, before, after));
  expect(statement?.values?.slice(4)).toEqual(['{0,0,0}', '{2,2,2}']);
  expect(added((tally) => addDifference(tally, table.fields, before, structuredClone(before)))).toEqual([]);
});

test('what moves to another place leaves the former one', () => {
  const moved = [{ places: [{ ...place, brandId: 8, id: 8 }], sums: { one: 1 } }];
  const [statement] = added((tally) =>
    addDifference(tally, table.fields, [{ places: [place], sums: { one: 1 } }], moved),
  );
  expect(statement?.values?.slice(3)).toEqual(['{7,8}', '{-1,1}', '{0,0}']);
});

test('counters of one place become one row', () => {
  const counter = (field: string, count: number) => ({
    stat: 'made_up',
    scope: 7,
    bucket: `brands/month 7 2026-03-01 ${field}`,
    count,
  });
  const tally = placesOf(table, [counter('one', 2), counter('other', -4)]);
  expect([...tally.values()]).toEqual([
    { ...place, dimension: 'brands/month', day: '2026-03-01', sums: [2, -4] },
  ]);
});
