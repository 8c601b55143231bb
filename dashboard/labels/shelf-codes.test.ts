import { expect, test } from 'vitest';
import { slotOf } from '../check-in/slot-code.ts';
import { shelfCodes } from './shelf-codes.ts';

test('shelves are named as the desk reads them', () => {
  const codes = shelfCodes({ sector: ' a', cell: '０3', from: 9, to: 11 });
  expect(codes).toEqual(['A-03-9', 'A-03-10', 'A-03-11']);
  expect(codes.map(slotOf)).not.toContain(null);
});

test('there are none while a name is missing or could not be read again', () => {
  const shelves = { sector: 'A', cell: '03', from: 1, to: 2 };
  expect(shelfCodes({ ...shelves, sector: '' })).toEqual([]);
  expect(shelfCodes({ ...shelves, sector: 'A-1' })).toEqual([]);
  expect(shelfCodes({ ...shelves, cell: '0 3' })).toEqual([]);
  expect(shelfCodes({ ...shelves, cell: '0,3' })).toEqual([]);
  expect(shelfCodes({ ...shelves, from: 3 })).toEqual([]);
  expect(shelfCodes({ ...shelves, to: null })).toEqual([]);
});
