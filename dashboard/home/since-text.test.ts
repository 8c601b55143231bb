import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { timeFormats } from '../kit/preferences/time.ts';
import { shortSince, sinceText } from './since-text.ts';

const t = ((key: string, values: object) => `${key} ${Object.values(values).join(' ')}`) as TFunction;
const korea = timeFormats('en', 'Asia/Seoul');
const now = Date.parse('2026-03-15T01:00:00.000Z');

test.each([
  ['2026-03-14T16:30:00.000Z', 'home.sinceToday 01:30', '01:30'],
  ['2026-03-14T14:30:00.000Z', 'home.sinceDays 1 14 Mar 2026', 'home.shortDays 1'],
  ['2026-02-15T12:00:00.000Z', 'home.sinceDays 28 15 Feb 2026', 'home.shortDays 28'],
  // The server's clock may be ahead, so the instant may be in the future. It counts as today.
  ['2026-03-15T20:00:00.000Z', 'home.sinceToday 05:00', '05:00'],
])('counts the days of waiting since %s by midnights of the zone', (since, whole, short) => {
  expect(sinceText(t, korea, since, now)).toBe(whole);
  expect(shortSince(t, korea, since, now)).toBe(short);
});
