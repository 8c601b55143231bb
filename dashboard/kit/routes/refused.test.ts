import { beforeEach, expect, test } from 'vitest';
import { forgetRefusal, noteArrival, noteRefusal, shownRefusal } from './refused.ts';

const refusal = { why: 'role', room: 'checkIn', role: 'operator' } as const;

beforeEach(forgetRefusal);

test('a refusal is told where the person arrives, and no longer than they stay', () => {
  noteRefusal(refusal);
  expect(shownRefusal()).toBeNull();
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(refusal);
  // A filter of the list or another look at the rights is no move.
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(refusal);
  noteArrival('/stocks');
  expect(shownRefusal()).toBeNull();
});

test('tells the last refusal', () => {
  noteRefusal(refusal);
  noteArrival('/dashboard');
  const next = { why: 'unknown', path: '/no/such/room' } as const;
  noteRefusal(next);
  noteArrival('/dashboard');
  expect(shownRefusal()).toEqual(next);
});
