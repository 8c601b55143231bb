import { expect, test } from 'vitest';
import { expectedDeliveryOn } from './terms.ts';

test.each([
  ['2026-03-04', '2026-03-01T14:59:59.999Z', false],
  ['2026-03-05', '2026-03-01T15:00:00.000Z', false],
  ['2026-03-02', '2026-03-01T14:59:59.999Z', true],
  ['2027-01-01', '2026-12-31T00:00:00.000Z', true],
])('%s is expected after a request at %s, express %s', (day, at, isExpress) => {
  expect(expectedDeliveryOn(at, isExpress)).toBe(day);
});
