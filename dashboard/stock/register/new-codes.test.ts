import { expect, test } from 'vitest';
import { newCodes } from './new-codes.ts';

test('codes come one a line, a cell or between commas; what stands there twice counts once', () => {
  expect(newCodes(' A-1\r\nA-2\n\n a-1 ;B 3\tC,')).toEqual(['A-1', 'A-2', 'B 3', 'C']);
  expect(newCodes('  \n')).toEqual([]);
});
