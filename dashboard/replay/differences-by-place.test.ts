import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { Difference } from '#read-api/replay/difference-contract.ts';
import { differencesByPlace } from './differences-by-place.ts';

/** Returns the name of a text and the values inserted into it. */
const t = ((name: string, values: Record<string, unknown> = {}) =>
  [name, ...Object.values(values).filter((value) => value !== values.defaultValue)].join(
    ' ',
  )) as unknown as TFunction;

const row = (entity: string, column: string | null, before: unknown, after: unknown): Difference => ({
  of: 'row',
  kind: column === null ? 'missing' : 'different',
  projection: 'stock_items',
  table: 'stock_items',
  entity,
  column,
  before,
  after,
});

test('groups the differences of a row, and repairs it by its projection and key', () => {
  expect(
    differencesByPlace(t, [row('7', 'quality', 'old', 'new'), row('7', 'slot', null, { cellCode: '01' })]),
  ).toEqual([
    {
      place: 'replay.projection.stock_items 7',
      kind: 'different',
      wish: { of: 'entity', name: 'stock_items', id: '7' },
      fields: [
        { field: 'quality', before: 'old', after: 'new' },
        { field: 'slot', before: 'common.none', after: '{"cellCode":"01"}' },
      ],
    },
  ]);
});

test('lists each field of a missing row that has a value', () => {
  const [place] = differencesByPlace(t, [row('8', null, null, { id: 8, memoInUse: null, isRemoved: false })]);
  expect(place).toMatchObject({
    kind: 'missing',
    fields: [
      { field: 'id', before: 'common.none', after: '8' },
      { field: 'isRemoved', before: 'common.none', after: 'false' },
    ],
  });
  const [cut] = differencesByPlace(t, [row('9', null, '{"id":9…', null)]);
  expect(cut?.fields).toEqual([{ field: 'replay.wholeRow', before: '{"id":9…', after: 'common.none' }]);
});

test('repairs all counters at once, and a line of the log mirror by its position', () => {
  const counter = (bucket: string): Difference => ({
    of: 'counter',
    kind: 'different',
    stat: 'users_by_role',
    scope: 0,
    bucket,
    before: 2,
    after: 1,
  });
  const line: Difference = {
    of: 'log',
    kind: 'different',
    position: '120',
    stream: 'user-1',
    revision: '0',
    type: 'UserMoved',
    column: 'actorLabel',
    before: 'user',
    after: 'staff',
  };
  expect(differencesByPlace(t, [counter('normal'), line, counter('curator')])).toMatchObject([
    {
      wish: { of: 'counters' },
      fields: [{ field: 'users_by_role · 0 · normal' }, { field: 'users_by_role · 0 · curator' }],
    },
    {
      wish: { of: 'log', position: '120' },
      fields: [{ field: 'actorLabel', before: 'user', after: 'staff' }],
    },
  ]);
});
