import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { balanceLimit, type PointAccountEvent, pointAccount } from './point-account.ts';
import { mayOverdraw, pointReasons } from './point-kinds.ts';

const { staff, system, brand_admin: admin, user } = actors;
const { given } = scenarios(pointAccount);

const incentive = { pointReason: 'curator_incentive', message: 'ten posts in a month' } as const;
const given500: PointAccountEvent = {
  type: 'PointsGiven',
  data: { ...incentive, amount: 500, balance: 500 },
};

describe('an account of points', () => {
  test('is given to and taken from, and says what it holds then', () => {
    given([])
      .when({ action: 'give', amount: 500, ...incentive }, staff)
      .then(given500);
    const after = given([given500])
      .when({ action: 'take', amount: 200, ...incentive }, system)
      .then({ type: 'PointsTaken', data: { ...incentive, amount: 200, balance: 300 } });
    expect(after.balance).toBe(300);
  });

  test('is spent to its end, and not beyond', () => {
    const taking = (amount: number) =>
      given([given500]).when({ action: 'take', amount, ...incentive }, staff);
    expect(taking(500).decision.ok).toBe(true);
    taking(501).thenRefused('point_account.not_enough', { balance: 500, amount: 501 });
  });

  test.each(pointReasons)('falls below zero by a penalty or a taking-back alone: %s', (pointReason) => {
    const taking = given([given500]).when({ action: 'take', amount: 501, message: 'm', pointReason }, staff);
    if (!mayOverdraw.has(pointReason)) return taking.thenRefused('point_account.not_enough');
    expect(taking.decision).toMatchObject({ ok: true, events: [{ data: { balance: -1 } }] });
  });

  test('that is below zero takes what it is given, and pays nothing', () => {
    const penalty = { pointReason: 'look_penalty', message: 'removed early' } as const;
    const below: PointAccountEvent = {
      type: 'PointsTaken',
      data: { ...penalty, amount: 700, balance: -200 },
    };
    const { balance } = given([given500, below])
      .when({ action: 'give', amount: 150, ...incentive }, staff)
      .then({ type: 'PointsGiven', data: { ...incentive, amount: 150, balance: -50 } });
    expect(balance).toBe(-50);
    given([given500, below])
      .when({ action: 'take', amount: 1, ...incentive }, staff)
      .thenRefused('point_account.not_enough', { balance: -200, amount: 1 });
  });

  test('goes so far and no further', () => {
    given([given500])
      .when({ action: 'give', amount: balanceLimit - 499, ...incentive }, staff)
      .thenRefused('point_account.out_of_range', {
        ...{ balance: 500, amount: balanceLimit - 499, limit: balanceLimit },
      });
  });

  test('is staff’s and the system’s to change', () => {
    for (const actor of [admin, user]) {
      given([])
        .when({ action: 'give', amount: 1, ...incentive }, actor)
        .thenRefused('point_account.forbidden');
    }
  });

  test('forgets no command', () => {
    expect(pointAccount.memory).toBe(Number.POSITIVE_INFINITY);
  });
});
