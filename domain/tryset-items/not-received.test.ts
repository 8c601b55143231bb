import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { afterTrysetItem } from './after-tryset-item.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { postDueAt } from './post-due.ts';

const { given } = scenarios(trysetItem);
const notReceived: Extract<TrysetItemEvent, { type: 'TrysetItemNotReceived' }> = {
  type: 'TrysetItemNotReceived',
  data: { courierClaim: 'CJ-1' },
};
const delivered: TrysetItemEvent[] = [
  ...itemHistories.tryset_delivered,
  { type: 'TrysetItemPostRefused', data: { refusalType: 'planned' } },
  { type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } },
  { type: 'TrysetItemPostExtended', data: { lastDay: '2026-06-10' } },
];
const look = { lookId: 81, snsType: 'Blog' } as const;

test('an item that was never received has no delivery, no trial and no look to wait for', () => {
  const after = given(delivered)
    .when({ action: 'not_received', courierClaim: 'CJ-1' }, staff)
    .then(notReceived);
  expect(after).toMatchObject({
    status: 'return_failed',
    deliveredAt: null,
    refusalType: 'idle',
    isTrialEnded: false,
    isPostOverdue: false,
    postExtendedTo: null,
  });
  expect(postDueAt(after)).toBeNull();
  const gone = given([...delivered, notReceived]);
  gone.when({ action: 'end_trial' }, system).thenRefused('tryset_item.not_delivered');
  gone.when({ action: 'mark_post_overdue' }, system).thenRefused('tryset_item.not_delivered');
  gone
    .when({ action: 'refuse_post', refusalType: 'planned' }, curator)
    .thenRefused('tryset_item.not_delivered');
});

test('a look proves that the item was received', () => {
  given([...delivered, { type: 'TrysetItemLookPosted', data: look }])
    .when({ action: 'not_received', courierClaim: null }, staff)
    .thenRefused('tryset_item.already_posted');
});

test('points come back immediately; the claim and the garment wait for the write-off', () => {
  const { state } = given([...delivered, notReceived]);
  expect(afterTrysetItem(notReceived, state)).toEqual([
    {
      on: 'point_account',
      id: 51,
      as: 'system',
      command: { action: 'give_back', for: { kind: 'tryset', id: 21 }, itemId: 31 },
    },
  ]);
  const writtenOff: TrysetItemEvent = { type: 'TrysetItemWrittenOff', data: { outcome: 'lost' } };
  const told = given([...delivered, notReceived])
    .when({ action: 'write_off', outcome: 'lost' }, staff)
    .then(writtenOff);
  expect(told.status).toBe('return_delivered');
  expect(afterTrysetItem(writtenOff, told).map(({ command }) => command.action)).toEqual([
    'unavailable',
    'end_claim',
    'release',
  ]);
});
