import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { outOfBounds } from './bounds.ts';

const strict = { additionalProperties: false };
const Ids = Type.Array(Type.Integer(), { maxItems: 3, uniqueItems: true });
const Body = Type.Object(
  {
    ids: Type.Optional(Ids),
    or: Type.Optional(Type.Union([Type.Array(Type.Integer(), { maxItems: 2 }), Ids, Type.Null()])),
    text: Type.Optional(Type.String({ maxLength: 2 })),
    filter: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 4 }), { maxProperties: 2 })),
    lines: Type.Optional(Type.Array(Type.Object({ ids: Ids }, strict), { maxItems: 2 })),
  },
  strict,
);
const found = (value: unknown) => outOfBounds(Body, value);

describe('values out of bounds', () => {
  it.each([
    [{ ids: [1, 2, 3, 4] }, '/ids', 'must not have more than 3 items'],
    [{ ids: [1, 2, 1] }, '/ids', 'must not have duplicate items'],
    [{ or: [1, 2, 3, 4] }, '/or', 'must not have more than 2 items'],
    [{ text: 'xxxxx' }, '/text', 'must not have more than 2 characters'],
    [{ filter: { a: '', b: '', c: '' } }, '/filter', 'must not have more than 2 names'],
    [{ filter: { a: 'x'.repeat(9) } }, '/filter/a', 'must not have more than 4 characters'],
    [{ lines: [{ ids: [] }, { ids: [5, 5] }] }, '/lines/1/ids', 'must not have duplicate items'],
    [
      Object.fromEntries(Array.from({ length: 26 }, (_, n) => [n, 0])),
      '',
      'must not have more than 25 names',
    ],
    [{ other: Array(10_001).fill(0) }, '', 'must not have more than 10000 values in all'],
    [JSON.parse('['.repeat(40) + ']'.repeat(40)), '', 'must not have more than 32 levels'],
  ])('is told with its place: %#', (value, path, message) => {
    expect(found(value)).toEqual({ path, message });
  });

  it.each([
    [{}],
    [{ ids: [1, 2, 3], text: '😀😀', or: null, filter: { a: 'xxxx', b: '' } }],
    [{ or: [1, 2, 3] }],
    [{ or: [1, 1] }],
    // `outOfBounds` ignores these wrong values; the validator reports them.
    [{ ids: ['1', 1], text: ['x', 'x', 'x'], filter: [1, 2, 3], lines: 'xxxxxxxxx' }],
    [{ constructor: 1, hasOwnProperty: [1], unknown: 'x'.repeat(100) }],
    ['text'],
    [null],
    [undefined],
  ])('is nothing of what a schema bounds: %#', (value) => {
    expect(found(value)).toBeNull();
  });
});
