import { expect, test } from 'vitest';
import { moved, ownColumns, toggled } from './arrange.ts';

const columns = ownColumns(['code', 'status', 'notes'], ['notes']);
const fields = (of: readonly { field: string }[]) => of.map(({ field }) => field);

test('moves a column by one step, but not beyond an end', () => {
  expect(fields(moved(columns, 'status', -1))).toEqual(['status', 'code', 'notes']);
  expect(fields(moved(columns, 'status', 1))).toEqual(['code', 'notes', 'status']);
  expect(moved(columns, 'code', -1)).toBe(columns);
  expect(moved(columns, 'notes', 1)).toBe(columns);
});

test('hides or shows a column, but never hides the last visible one', () => {
  const one = toggled(columns, 'code');
  expect(one.map(({ hidden }) => hidden)).toEqual([true, false, true]);
  expect(toggled(one, 'status')).toBe(one);
  expect(toggled(one, 'notes').map(({ hidden }) => hidden)).toEqual([true, false, false]);
});
