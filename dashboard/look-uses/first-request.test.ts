import { expect, test } from 'vitest';
import { newRequest, renewal } from './first-request.ts';

test('a new request offers a regram from the business day on', () => {
  // It is the next day already in Korea.
  expect(newRequest(new Date('2026-11-29T16:00:00Z'))).toEqual({
    type: 'regram',
    use_start_date: '2026-11-30',
    use_end_date: '2027-02-28',
  });
});

test('a renewal has as many days as the use, from the day after its end', () => {
  const use = {
    type: 'ADVERTISING',
    useStartDate: '2026-11-01',
    useEndDate: '2026-11-30',
    renewalStartDate: '2026-12-01',
  } as const;
  const next = { type: 'ADVERTISING', use_start_date: '2026-12-01', use_end_date: '2026-12-30' };
  expect(renewal(use)).toEqual(next);
});

test('the renewal of a year of advertising stays within 12 months, and that of a longer regram does not', () => {
  const days = { useStartDate: '2027-03-01', useEndDate: '2028-02-29', renewalStartDate: '2028-03-01' };
  expect(renewal({ ...days, type: 'ADVERTISING' })?.use_end_date).toBe('2029-02-28');
  expect(renewal({ ...days, type: 'regram' })?.use_end_date).toBe('2029-03-01');
});

test('a use without an end has no renewal', () => {
  const endless = { useStartDate: '2026-11-01', useEndDate: null, renewalStartDate: null };
  expect(renewal({ ...endless, type: 'regram' })).toBeNull();
});
