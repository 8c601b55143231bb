import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { deadlinesOfTrial } from './deadlines.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { postDueAt } from './post-due.ts';
import { trialEnd } from './trial.ts';

const { given } = scenarios(trysetItem);
type Extended = Extract<TrysetItemEvent, { type: 'TrysetItemTrialExtended' }>;
/** The items are delivered on 2 March 2026 at 09:03, for five days. */
const delivered = itemHistories.tryset_delivered;
const extended: Extended = {
  type: 'TrysetItemTrialExtended',
  data: { lastDay: '2026-05-31', trialDays: 90 },
};
const extend = (lastDay: string) => ({ action: 'extend_trial', lastDay }) as const;
const trialEnded: TrysetItemEvent = { type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } };
const postOverdue: TrysetItemEvent = { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } };

test('a longer trial ends on its last day, and the deadline of the look moves with it', () => {
  const after = given([...delivered, trialEnded, postOverdue])
    .when(extend('2026-05-31'), staff)
    .then(extended);
  expect(after).toMatchObject({ trialDays: 90, isTrialEnded: false, isPostOverdue: false });
  expect(trialEnd(after)).toBe('2026-05-31T09:03:00.000Z');
  expect(postDueAt(after)).toBe('2026-06-14T09:03:00.000Z');
  expect(deadlinesOfTrial(extended, after)).toEqual([
    { name: 'end_trial', dueAt: '2026-05-31T09:03:00.000Z', trysetItemId: 31 },
    { name: 'mark_post_overdue', dueAt: '2026-06-14T09:03:00.000Z', trysetItemId: 31 },
  ]);
});

test('a superseded deadline ends nothing, and the current one does', () => {
  const { state } = given([...delivered, extended]);
  const end = (at: string) => trysetItem.decide(state, { action: 'end_trial' }, { actor: system, at });
  expect(end('2026-03-07T09:03:00.000Z')).toEqual({ ok: true, events: [] });
  expect(end('2026-05-31T09:03:00.000Z')).toEqual({ ok: true, events: [trialEnded] });
});

test('a day that staff set for the look stays', () => {
  const forLook: TrysetItemEvent = { type: 'TrysetItemPostExtended', data: { lastDay: '2026-04-10' } };
  const after = given([...delivered, forLook, postOverdue])
    .when(extend('2026-05-31'), staff)
    .then(extended);
  expect(after).toMatchObject({ postExtendedTo: '2026-04-10', isPostOverdue: true });
});

test('the last day lies after the current one and at most 90 days after the delivery', () => {
  given(delivered).when(extend('2026-03-06'), staff).thenRefused('tryset_item.not_extended', {
    lastDay: '2026-03-06',
    trialEnd: '2026-03-07T09:03:00.000Z',
    ruleCode: '06',
  });
  given(delivered).when(extend('2026-03-07'), staff).thenNothing();
  given(delivered)
    .when(extend('2026-06-01'), staff)
    .thenRefused('tryset_item.extended_too_far', { lastDay: '2026-06-01', days: 90, ruleCode: '28' });
  given([...delivered, extended])
    .when(extend('2026-05-31'), staff)
    .thenNothing();
});

test('a look is awaited for at most a year after the delivery', () => {
  given(delivered)
    .when({ action: 'extend_post', lastDay: '2027-03-03' }, staff)
    .thenRefused('tryset_item.extended_too_far', { lastDay: '2027-03-03', days: 365, ruleCode: '28' });
  given(delivered)
    .when({ action: 'extend_post', lastDay: '2027-03-02' }, staff)
    .then({ type: 'TrysetItemPostExtended', data: { lastDay: '2027-03-02' } });
});

test('only staff extend a trial, and only while the member has the item', () => {
  given(delivered).when(extend('2026-05-31'), curator).thenRefused('tryset_item.forbidden');
  for (const status of ['tryset_delivering', 'return_requested', 'purchased'] as const) {
    given(itemHistories[status])
      .when(extend('2026-05-31'), staff)
      .thenRefused('tryset_item.transition_not_allowed');
  }
});
