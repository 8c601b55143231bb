import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { fold } from '../decider.ts';
import { happened } from '../testing/given.ts';
import { request } from '../testing/trysets.ts';
import { tryset } from './tryset.ts';
import type { TrysetEvent } from './tryset-events.ts';

/** A tryset requested on Monday, 2 March 2026 for Thursday, or by express for Tuesday. */
const requested = (isPreferExpress: boolean): TrysetEvent => ({
  type: 'TrysetRequested',
  data: {
    ...request,
    isPreferExpress,
    ...(isPreferExpress ? days('2026-03-03', '2026-03-02') : days('2026-03-05', '2026-03-04')),
  },
});

function days(expectedDeliveryOn: string, prepareOn: string) {
  return { expectedDeliveryOn, prepareOn };
}

const planned = (...[on, before]: Parameters<typeof days>): TrysetEvent => ({
  type: 'TrysetDeliveryPlanned',
  data: days(on, before),
});

/** Returns the delivery that a mark at noon of a day decides; null if it stays. */
function after(events: TrysetEvent[], isExpress: boolean, day: string, closed: readonly string[] = []) {
  const plan = { isExpress, closed: new Set(closed) };
  const at = `${day}T03:00:00.000Z`;
  const decision = tryset.decide(
    fold(tryset, happened(events)),
    { action: 'plan_delivery', plan },
    { actor: system, at },
  );
  if (!decision.ok) throw new Error(decision.refusal.errorCode);
  return decision.events[0]?.data ?? null;
}

test('express counts from the mark and skips closed days', () => {
  expect(after([requested(false)], true, '2026-03-02')).toEqual(days('2026-03-03', '2026-03-02'));
  expect(after([requested(false)], true, '2026-03-02', ['2026-03-03'])).toEqual(
    days('2026-03-04', '2026-03-02'),
  );
});

test('a late mark never moves the promised delivery', () => {
  expect(after([requested(false)], true, '2026-03-04')).toBeNull();
  expect(after([requested(false)], true, '2026-03-06')).toBeNull();
});

test('normal brings back the days that the request promised', () => {
  const marked = [requested(false), planned('2026-03-03', '2026-03-02')];
  expect(after(marked, false, '2026-03-03')).toEqual(days('2026-03-05', '2026-03-04'));
});

test('normal counts from the mark if the request wished for express', () => {
  expect(after([requested(true)], false, '2026-03-05')).toEqual(days('2026-03-10', '2026-03-09'));
  expect(after([requested(true)], true, '2026-03-02')).toBeNull();
});

test('an unknown delivery stays unknown', () => {
  const unknown: TrysetEvent = {
    type: 'TrysetRequested',
    data: { ...request, expectedDeliveryOn: null, prepareOn: null },
  };
  expect(after([unknown], true, '2026-03-02')).toBeNull();
});

test('a late reaction to a mark plans nothing for a tryset that is not there', () => {
  const removed: TrysetEvent = { type: 'TrysetRemoved', data: {} };
  expect(after([], true, '2026-03-02')).toBeNull();
  expect(after([requested(false), removed], true, '2026-03-02')).toBeNull();
});
