import { expect, test } from 'vitest';
import { timeFormats } from './time.ts';

const instant = '2026-03-04T15:05:09Z';

test.each([
  ['ko', '2026. 03. 05.', '00:05'],
  ['en', '5 Mar 2026', '00:05'],
  ['ja', '2026/03/05', '00:05'],
] as const)('in %s all formats write a day the same way', (language, day, minute) => {
  const times = timeFormats(language, 'Asia/Seoul');
  expect(times.date(instant)).toBe(day);
  expect(times.calendarDay('2026-03-05')).toBe(day);
  expect(times.dateTime(instant).startsWith(day)).toBe(true);
  expect(times.dateTime(instant).endsWith(minute)).toBe(true);
  expect(times.minute(instant)).toBe(minute);
  expect(times.isoDay(instant)).toBe('2026-03-05');
});

test('a calendar day is the same in every zone, and other texts stay unchanged', () => {
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    expect(timeFormats('en', zone).calendarDay('2026-01-01')).toBe('1 Jan 2026');
  }
  expect(timeFormats('ko', 'UTC').calendarDay('soon')).toBe('soon');
  expect(timeFormats('ko', 'UTC').calendarDay('2026-99-99')).toBe('2026-99-99');
});
