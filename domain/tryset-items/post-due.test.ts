import { expect, test } from 'vitest';
import { system } from '../actor.ts';
import { staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { itemHistories } from '../testing/tryset-items.ts';
import { deadlinesOfTrial } from './deadlines.ts';
import { trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';
import { postDueAt } from './post-due.ts';

const { given } = scenarios(trysetItem);
const extended = (lastDay: string): TrysetItemEvent => ({
  type: 'TrysetItemPostExtended',
  data: { lastDay },
});
const delivered = itemHistories.tryset_delivered;
const overdue: TrysetItemEvent = { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } };

test('a look is due its number of days after the trial, or at the end of the day that staff set', () => {
  expect(postDueAt(given(delivered).state)).toBe('2026-03-21T09:03:00.000Z');
  expect(postDueAt(given([...delivered, extended('2026-06-10')]).state)).toBe('2026-06-10T15:00:00.000Z');
  expect(postDueAt(given(itemHistories.tryset_delivering).state)).toBeNull();
  expect(postDueAt({ ...given(delivered).state, useMode: 'gift' })).toBeNull();
});

test('an extension moves the deadline and clears the overdue mark', () => {
  const after = given([...delivered, overdue])
    .when({ action: 'extend_post', lastDay: '2026-06-10' }, staff)
    .then(extended('2026-06-10') as Extract<TrysetItemEvent, { type: 'TrysetItemPostExtended' }>);
  expect(after).toMatchObject({ postExtendedTo: '2026-06-10', isPostOverdue: false });
  expect(deadlinesOfTrial(extended('2026-06-10'), after)).toEqual([
    { name: 'mark_post_overdue', dueAt: '2026-06-10T15:00:00.000Z', trysetItemId: 31 },
  ]);
});

test('a superseded deadline marks nothing, and the current one does', () => {
  const mark = { action: 'mark_post_overdue' } as const;
  given([...delivered, extended('2026-06-10')])
    .when(mark, system)
    .thenNothing();
  given([...delivered, extended('2026-05-31')])
    .when(mark, system)
    .then(overdue);
});

test.each(['2026-03-20', '2026-03-21'])('refuses an extension to %s, which is not later', (lastDay) => {
  given(delivered)
    .when({ action: 'extend_post', lastDay }, staff)
    .thenRefused('tryset_item.not_extended', { lastDay, dueAt: '2026-03-21T09:03:00.000Z', ruleCode: '06' });
});

test('a gift owes no look', () => {
  const [requested, ...rest] = delivered;
  const gift = { ...requested, data: { ...requested?.data, useMode: 'gift' } } as TrysetItemEvent;
  given([gift, ...rest])
    .when({ action: 'extend_post', lastDay: '2026-06-10' }, staff)
    .thenRefused('tryset_item.no_look_owed');
});
