import { describe, expect, test } from 'vitest';
import { system } from '../actor.ts';
import { curator, staff } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { description, itemHistories } from '../testing/tryset-items.ts';
import { type TrysetItemCommand, trysetItem } from './item.ts';
import type { TrysetItemEvent } from './item-events.ts';

const { given } = scenarios(trysetItem);
const stock = { to: 'in_stock' } as const;
const posted: TrysetItemEvent = { type: 'TrysetItemLookPosted', data: { lookId: 81, snsType: 'Youtube' } };

const twice: [TrysetItemCommand, readonly TrysetItemEvent[]][] = [
  [{ action: 'replace_stock', to: description.stockItemId, stock }, itemHistories.tryset_requested],
  [
    { action: 'refuse_post', refusalType: 'planned' },
    [...itemHistories.tryset_delivered, { type: 'TrysetItemPostRefused', data: { refusalType: 'planned' } }],
  ],
  [
    { action: 'revise_notes', notes: { boxScore: null, metadata: { b: '2', a: '1' } } },
    [
      ...itemHistories.tryset_requested,
      { type: 'TrysetItemNotesRevised', data: { changed: { metadata: { a: '1', b: '2' } } } },
    ],
  ],
];

test.each(twice)('%o changes nothing if it already holds', (command, history) => {
  given(history).when(command, staff).thenNothing();
});

test('a refusal of another kind is a new fact', () => {
  given([
    ...itemHistories.tryset_delivered,
    { type: 'TrysetItemPostRefused', data: { refusalType: 'planned' } },
  ])
    .when({ action: 'refuse_post', refusalType: 'refused' }, curator)
    .then({ type: 'TrysetItemPostRefused', data: { refusalType: 'refused' } });
});

describe('repeated facts from the system change nothing', () => {
  const learned: [TrysetItemCommand, readonly TrysetItemEvent[]][] = [
    [{ action: 'keep' }, itemHistories.purchased],
    [
      { action: 'end_trial' },
      [...itemHistories.return_requested, { type: 'TrysetItemTrialEnded', data: { ruleCode: '22' } }],
    ],
    [
      { action: 'mark_post_overdue' },
      [...itemHistories.return_delivered, { type: 'TrysetItemPostOverdue', data: { ruleCode: '23' } }],
    ],
    [{ action: 'mark_post_overdue' }, [...itemHistories.return_delivered, posted]],
    [{ action: 'post_look', lookId: 81, snsType: 'Youtube' }, [...itemHistories.tryset_delivered, posted]],
    [{ action: 'withdraw_look', lookId: 81 }, itemHistories.tryset_delivered],
    [{ action: 'withdraw_look', lookId: 80 }, [...itemHistories.tryset_delivered, posted]],
    [{ action: 'pay', orderId: 71 }, itemHistories.purchased],
    [{ action: 'abandon_purchase', orderId: 71 }, itemHistories.tryset_delivered],
    [{ action: 'abandon_purchase', orderId: 70 }, itemHistories.purchase_pending],
    [{ action: 'expire_replacement', stockItemId: 501 }, itemHistories.tryset_requested],
    [
      { action: 'expire_replacement', stockItemId: 502 },
      [
        ...itemHistories.tryset_requested,
        { type: 'TrysetItemReplacementExpired', data: { stockItemId: 502, ruleCode: '24' } },
      ],
    ],
  ];
  test.each(learned)('%o', (command, history) => {
    given(history).when(command, system).thenNothing();
  });
});

test('refuses a payment by an order other than the buying one, and names that one', () => {
  given(itemHistories.purchase_pending)
    .when({ action: 'pay', orderId: 72 }, system)
    .thenRefused('tryset_item.another_order', { orderId: 71, ruleCode: '11' });
  given(itemHistories.purchased)
    .when({ action: 'pay', orderId: 72 }, system)
    .thenRefused('tryset_item.transition_not_allowed');
});

test('records the courier’s progress without changing the status', () => {
  const after = given(itemHistories.return_delivering)
    .when({ action: 'force_track', courierStatus: 'in_transit' }, system)
    .then({ type: 'TrysetItemTracked', data: { courierStatus: 'in_transit' } });
  expect(after.status).toBe('return_delivering');
});
