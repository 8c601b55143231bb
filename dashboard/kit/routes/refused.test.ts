import { beforeEach, expect, test } from 'vitest';
import { forgetRefusal, noteArrival, noteRefusal, shownRefusal } from './refused.ts';

const refusal = { why: 'role', room: 'checkIn', role: 'operator' } as const;

beforeEach(forgetRefusal);

test('shows a refusal on the page that opened instead, until another page opens', () => {
  noteRefusal(refusal);
  expect(shownRefusal()).toBeNull();
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(refusal);
  // A changed filter or a repeated check of rights opens the same path again, which keeps the refusal.
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(refusal);
  noteArrival('/stocks');
  expect(shownRefusal()).toBeNull();
});

test('shows the last of several refusals', () => {
  noteRefusal(refusal);
  noteArrival('/dashboard');
  const next = { why: 'unknown', path: '/no/such/room' } as const;
  noteRefusal(next);
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(next);
});
