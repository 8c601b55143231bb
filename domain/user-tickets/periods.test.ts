import { expect, test } from 'vitest';
import { daysLater } from '../business-day.ts';
import { activePeriod, isDuration } from '../event-tickets/active-days.ts';
import { firstPeriod } from '../periods.ts';
import { memberTerms } from '../testing/member-plans.ts';
import { periodAfter, turnAt } from './ticket-days.ts';

const noDays = { activeDuration: null, activeStartDate: null, activeEndDate: null };

test('the tickets of each first day tile over four years', () => {
  for (let first = '2027-01-01'; first < '2028-03-02'; first = daysLater(first, 1)) {
    let period = firstPeriod(first, 1);
    for (let months = 1; months <= 48; months += 1) {
      const next = periodAfter({ period, plan: memberTerms, eventTicketId: null }, 1);
      expect(next?.startDate).toBe(daysLater(period.endDate, 1));
      if (next === null) return;
      period = next;
    }
    // A start keeps the day of the anchor wherever the month has it.
    const day = Number(period.startDate.slice(8));
    const lastDay = Number(
      daysLater(`${daysLater(`${period.startDate.slice(0, 8)}01`, 31).slice(0, 8)}01`, -1).slice(8),
    );
    expect(day).toBe(Math.min(Number(first.slice(8)), lastDay));
  }
});

test('after an event ticket, the day after its last day is the new anchor', () => {
  const period = activePeriod({ ...noDays, activeDuration: 'P2W' }, '2027-01-20');
  expect(period).toMatchObject({ startDate: '2027-01-20', endDate: '2027-02-02' });
  expect(periodAfter({ period, plan: memberTerms, eventTicketId: 8 }, 1)).toEqual(
    firstPeriod('2027-02-03', 1),
  );
});

test('a duration counts months first, and is at least a day', () => {
  expect(activePeriod({ ...noDays, activeDuration: 'P1M1D' }, '2027-01-31')?.endDate).toBe('2027-02-28');
  expect(['P1D', 'P1Y', 'P2W', 'P1M14D'].map(isDuration)).toEqual([true, true, true, true]);
  expect(['P', 'P0D', 'PT1H', '1M', 'P3Y', 'P-1D', ''].map(isDuration)).toEqual(Array(7).fill(false));
});

test('a ticket turns at 09:00 in UTC+9 on the day after its last day', () => {
  expect(turnAt('2027-04-30')).toBe('2027-05-01T00:00:00.000Z');
});
