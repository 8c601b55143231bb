import { expect, test } from 'vitest';
import { memoryStorage } from '../kit/session/test-storage.ts';
import { lastVisits } from './last-visit.ts';

const jimin = { scope: 'staff', id: 1 } as const;
const haneul = { scope: 'brand_admin', id: 1 } as const;

test('a first visit has no earlier visit', () => {
  expect(lastVisits(memoryStorage(), memoryStorage()).begin(jimin)).toBeNull();
});

test('a reload keeps the changes, and leaving the page marks them as seen', () => {
  const [lasting, tab] = [memoryStorage(), memoryStorage()];
  const visits = lastVisits(lasting, tab);
  visits.begin(jimin);
  visits.show(jimin, '09:00');
  expect(lastVisits(lasting, tab).begin(jimin)).toBeNull();
  visits.show(jimin, '09:05');
  expect(visits.end(jimin)).toBe('09:05');
  expect(visits.begin(jimin)).toBe('09:05');
  expect(lastVisits(lasting, tab).begin(jimin)).toBe('09:05');
});

test('changes shown before the browser was closed count as seen', () => {
  const lasting = memoryStorage();
  const before = lastVisits(lasting, memoryStorage());
  before.begin(jimin);
  before.show(jimin, '18:00');
  const [nextDay, tab] = [lastVisits(lasting, memoryStorage()), memoryStorage()];
  expect(nextDay.begin(jimin)).toBe('18:00');
  // This page has shown nothing yet, so it keeps the instant up to which the last page was seen.
  expect(nextDay.end(jimin)).toBe('18:00');
  expect(lastVisits(lasting, tab).begin(jimin)).toBe('18:00');
});

test('keeps a visit for each account, and ignores stored text that is no visit', () => {
  const lasting = memoryStorage();
  const visits = lastVisits(lasting, memoryStorage());
  visits.begin(jimin);
  visits.show(jimin, '09:00');
  visits.end(jimin);
  expect(visits.begin(haneul)).toBeNull();
  lasting.setItem('tryset.visit.brand_admin.1', 'no visit');
  expect(lastVisits(lasting, memoryStorage()).begin(haneul)).toBeNull();
});
