import { describe, expect, test } from 'vitest';
import { occasionDescription } from '../testing/brand-events.ts';
import { badHours, badVisit, endsAt, opensAt, wholeVisit } from './hours.ts';

const at = '2026-06-01T00:00:00.000Z';
const whole = { ...occasionDescription, startTime: null, endTime: null };
const codeOf = (refused: { refusal: { errorCode: string } } | null) => refused?.refusal.errorCode ?? null;

test('an event opens and ends at its hours in UTC+9, or with its days', () => {
  expect([opensAt(occasionDescription), endsAt(occasionDescription)]).toEqual([
    '2026-06-10T02:00:00.000Z',
    '2026-06-12T11:00:00.000Z',
  ]);
  expect([opensAt(whole), endsAt(whole)]).toEqual(['2026-06-09T15:00:00.000Z', '2026-06-12T15:00:00.000Z']);
});

test('a booking without times lasts from the opening, or from now, to the end', () => {
  expect(wholeVisit(occasionDescription, at).start).toBe('2026-06-10T02:00:00.000Z');
  const now = '2026-06-11T03:00:00.000Z';
  expect(wholeVisit(occasionDescription, now)).toEqual({ start: now, end: '2026-06-12T11:00:00.000Z' });
});

test.each([
  [{}, null],
  [{ endDate: '2026-06-09' }, 'brand_event.end_before_start'],
  [{ endTime: '11:00' }, 'brand_event.end_before_start'],
  [{ endDate: '2027-06-10' }, null],
  [{ endDate: '2027-06-11' }, 'brand_event.too_long'],
  [{ startDate: '2026-05-01', endDate: '2026-05-31' }, 'brand_event.end_past'],
  [{ startDate: '2026-05-01', endDate: '2026-06-01', endTime: '20:00' }, null],
])('days and hours %o: %s', (said, code) => {
  expect(codeOf(badHours({ ...occasionDescription, ...said }, at))).toBe(code);
});

test('days that stay may be in the past', () => {
  const past = { ...occasionDescription, startDate: '2026-05-01', endDate: '2026-05-31' };
  expect(badHours(past, at, true)).toBeNull();
});

describe('a visit', () => {
  test.each([
    ['2026-06-10T02:00', '2026-06-10T11:00', null],
    ['2026-06-10T01:59', '2026-06-10T03:00', 'reservation.outside_event'],
    ['2026-06-11T10:00', '2026-06-11T11:01', 'reservation.outside_event'],
    ['2026-06-11T01:00', '2026-06-11T03:00', 'reservation.outside_event'],
    ['2026-06-10T02:00', '2026-06-12T11:00', null],
    ['2026-06-12T03:00', '2026-06-13T03:00', 'reservation.outside_event'],
    ['2026-06-20T03:00', '2026-06-20T04:00', 'reservation.outside_event'],
    ['2026-06-10T03:00', '2026-06-10T03:00', 'reservation.end_before_start'],
    ['2026-05-31T23:59', '2026-06-10T03:00', 'reservation.start_past'],
  ])('from %s to %s: %s', (start, end, code) => {
    const visit = { start: `${start}:00.000Z`, end: `${end}:00.000Z` };
    expect(codeOf(badVisit(occasionDescription, visit, at))).toBe(code);
  });
});
