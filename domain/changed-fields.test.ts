import { expect, test } from 'vitest';
import { changedFields, sameJson } from './changed-fields.ts';

test('compares values by their content', () => {
  expect(sameJson({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBe(true);
  for (const [one, other] of [
    [
      [1, 2],
      [2, 1],
    ],
    [[1], { 0: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [null, {}],
    [0, ''],
    [null, undefined],
  ]) {
    expect(sameJson(one, other)).toBe(false);
    expect(sameJson(other, one)).toBe(false);
  }
});

test('leaves out undefined and equal fields', () => {
  interface Fields {
    a: number | undefined;
    b: readonly number[];
    c: string | null;
  }
  const now: Fields = { a: 1, b: [1], c: 'x' };
  expect(changedFields<Fields>(now, { a: undefined, b: [1], c: null })).toStrictEqual({ c: null });
});
