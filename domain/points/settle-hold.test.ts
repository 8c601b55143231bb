import { expect, test } from 'vitest';
import { initialTrysetItem, type TrysetItemState } from '../tryset-items/item-state.ts';
import { initialTryset, type TrysetState } from '../trysets/tryset-state.ts';
import { settleTrysetHold } from './settle-hold.ts';

const paid = { kind: 'tryset', id: 21 } as const;
const hold = { userId: 7, for: paid };
const tryset = (status: TrysetState['status']): TrysetState => ({ ...initialTryset, status });
const item = (trysetItemId: number, said: Partial<TrysetItemState>): TrysetItemState => ({
  ...initialTrysetItem,
  trysetItemId,
  ...said,
});
const on = { on: 'point_account', id: 7 };

test('a hold without a tryset expires the tryset’s stream first, and is released afterwards', () => {
  expect(settleTrysetHold(hold, tryset('none'), [])).toEqual({
    steps: [{ on: 'tryset', id: 21, command: { action: 'expire', trysetId: 21 } }],
    isLast: false,
  });
  expect(settleTrysetHold(hold, tryset('expired'), [])).toEqual({
    steps: [{ ...on, command: { action: 'release', for: paid, itemId: null } }],
    isLast: true,
  });
});

test('a hold of an existing tryset waits for its items and settles those that moved before it', () => {
  const items = [
    item(31, { status: 'tryset_requested' }),
    item(32, { status: 'tryset_canceled' }),
    item(33, { status: 'return_delivered', deliveredAt: '2026-03-02T09:00:00.000Z' }),
    item(34, { status: 'return_failed' }),
  ];
  for (const status of ['requested', 'removed'] as const) {
    expect(settleTrysetHold(hold, tryset(status), items)).toEqual({
      steps: [
        { ...on, command: { action: 'release', for: paid, itemId: 32 } },
        { ...on, command: { action: 'capture', for: paid, itemId: 33 } },
      ],
      isLast: true,
    });
  }
});
