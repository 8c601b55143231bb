import { createElement } from 'react';
import { expect, test } from 'vitest';
import { withoutEmpty } from './gaps.ts';
import type { Column } from './grid.tsx';
import { TwoLines } from './two-lines.tsx';

interface Row {
  id: number;
  note: string | null;
  slot: string | null;
  uses: number;
}

const columns: readonly Column<Row>[] = [
  { field: 'id' },
  { field: 'note', renderCell: ({ row }) => createElement(TwoLines, { first: row.note, second: null }) },
  { field: 'slot', order: 'slot_code', renderCell: ({ row }) => row.slot },
  { field: 'uses', renderCell: ({ row }) => row.uses },
];

const row = (said: Partial<Row>): Row => ({ id: 1, note: null, slot: null, uses: 0, ...said });
const shown = (rows: readonly Row[], order: string | null = null) =>
  withoutEmpty(columns, rows, order).map(({ field }) => field);

test('leaves out the columns that are empty in all rows, and counts zero as a value', () => {
  expect(shown([row({}), row({ id: 2 })])).toEqual(['id', 'uses']);
});

test('keeps a column with a value in one row', () => {
  expect(shown([row({}), row({ note: 'torn' })])).toEqual(['id', 'note', 'uses']);
  expect(shown([row({ slot: 'A-1' }), row({})])).toEqual(['id', 'slot', 'uses']);
});

test('keeps the column that orders the rows', () => {
  expect(shown([row({})], '-slot_code')).toEqual(['id', 'slot', 'uses']);
});

test('keeps all columns while there are no rows', () => {
  expect(shown([])).toEqual(['id', 'note', 'slot', 'uses']);
});
