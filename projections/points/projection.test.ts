import { expect, test } from 'vitest';
import type { PointAccountEvent } from '#domain/points/point-events.ts';
import { foldAll, type Given } from '../testing/folding.ts';
import { pointAccountsProjection, pointMovesProjection } from './projection.ts';

const forLook = { lookId: 81, entryId: null, trysetItemId: null };
const penalty = { pointReason: 'look_penalty', message: 'removed early', forLook } as const;
const history: Given<PointAccountEvent>[] = [
  {
    event: {
      type: 'PointsGiven',
      data: { amount: 500, pointReason: 'sign_up_reward', message: 'Welcome', balance: 500, forLook: null },
    },
  },
  { event: { type: 'PointsTaken', data: { ...penalty, amount: 700, balance: -200 } } },
];

test('folds credits and debits into the account', () => {
  expect(foldAll(pointAccountsProjection, 'point_account-1001', history)).toMatchObject({
    userId: 1001,
    balance: -200,
    revision: 1n,
  });
});

test('keeps a movement’s direction, reason and balance', () => {
  const { forLook: _, ...said } = penalty;
  expect(foldAll(pointMovesProjection, 'point_account-1001', history)).toMatchObject({
    id: '1001:2',
    userId: 1001,
    number: 2,
    delta: -700,
    balance: -200,
    ...said,
    trysetId: null,
    ...forLook,
  });
});
