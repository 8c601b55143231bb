import { expect, test } from 'vitest';
import { newCodes } from './new-codes.ts';

test('splits codes at line breaks, tabs, commas and semicolons, and drops duplicates', () => {
  expect(newCodes(' A-1\r\nA-2\n\n a-1 ;B 3\tC,')).toEqual(['A-1', 'A-2', 'B 3', 'C']);
  expect(newCodes('  \n')).toEqual([]);
});
