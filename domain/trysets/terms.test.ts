import { expect, test } from 'vitest';
import { deliveryDays } from './terms.ts';

const never = new Set<string>();
/** The Lunar New Year of 2026 in Korea, and the Golden Week of 2026 in Japan with its substitute day. */
const lunarNewYear = new Set(['2026-02-16', '2026-02-17', '2026-02-18']);
const goldenWeek = new Set(['2026-04-29', '2026-05-03', '2026-05-04', '2026-05-05', '2026-05-06']);
const yearEnd = new Set(['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03']);

test.each([
  // A Sunday's last millisecond in UTC+9, and the Monday after it. Both count from Monday, 2 March.
  ['2026-03-01T14:59:59.999Z', false, never, '2026-03-05', '2026-03-04'],
  ['2026-03-01T15:00:00.000Z', false, never, '2026-03-05', '2026-03-04'],
  ['2026-03-01T14:59:59.999Z', true, never, '2026-03-03', '2026-03-02'],
  // From a Thursday and a Friday across the weekend.
  ['2026-03-05T03:00:00.000Z', false, never, '2026-03-10', '2026-03-09'],
  ['2026-03-06T03:00:00.000Z', true, never, '2026-03-09', '2026-03-06'],
  ['2026-02-13T03:00:00.000Z', true, lunarNewYear, '2026-02-19', '2026-02-13'],
  ['2026-02-13T03:00:00.000Z', false, lunarNewYear, '2026-02-23', '2026-02-20'],
  ['2026-02-17T03:00:00.000Z', true, lunarNewYear, '2026-02-20', '2026-02-19'],
  ['2026-04-28T03:00:00.000Z', false, goldenWeek, '2026-05-07', '2026-05-01'],
  ['2026-05-01T03:00:00.000Z', true, goldenWeek, '2026-05-07', '2026-05-01'],
  ['2026-12-30T03:00:00.000Z', true, yearEnd, '2027-01-04', '2026-12-30'],
  ['2026-12-31T00:00:00.000Z', true, never, '2027-01-01', '2026-12-31'],
])('a request at %s, express %s, is expected on an open day', (at, isExpress, closed, day, before) => {
  expect(deliveryDays(at, isExpress, closed)).toEqual({ expectedDeliveryOn: day, prepareOn: before });
});
