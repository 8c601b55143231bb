import { expect, test } from 'vitest';
import { timeFormats } from '../kit/preferences/time.ts';
import { visitText } from './visit-text.ts';

const times = timeFormats('ko', 'Asia/Seoul');

test('names the day of a visit once', () => {
  const visit = { start: '2026-11-21T04:00:00.000Z', end: '2026-11-21T05:00:00.000Z' };
  expect(visitText(times, visit)).toBe('2026. 11. 21. 13:00 – 14:00');
});

test('names both days of a visit that lasts longer', () => {
  const visit = { start: '2026-11-21T04:00:00.000Z', end: '2026-11-22T05:00:00.000Z' };
  expect(visitText(times, visit)).toBe('2026. 11. 21. 13:00 – 2026. 11. 22. 14:00');
});
