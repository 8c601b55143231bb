import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import { race } from '../testing/race.ts';
import { availableOf } from './account-state.ts';
import { heldFor, sharesByKind, sharesOf, sumOf } from './holds.ts';
import type { PaidFor } from './paid-for.ts';
import { balanceLimit, type PointAccountCommand, pointAccount } from './point-account.ts';
import type { PointAccountEvent } from './point-events.ts';
import { mayOverdraw, paidKinds, pointReasons } from './point-kinds.ts';

const { staff, system, brand_admin: admin, user } = actors;
const { given } = scenarios(pointAccount);
const paid = { kind: 'tryset', id: 21 } as const;

const incentive = {
  pointReason: 'curator_incentive',
  message: 'ten posts in a month',
  forLook: null,
} as const;
const given500: PointAccountEvent = {
  type: 'PointsGiven',
  data: { ...incentive, amount: 500, balance: 500 },
};

describe('a point account', () => {
  test('is given and taken points, and records the balance', () => {
    given([])
      .when({ action: 'give', amount: 500, ...incentive }, staff)
      .then(given500);
    const after = given([given500])
      .when({ action: 'take', amount: 200, ...incentive }, system)
      .then({ type: 'PointsTaken', data: { ...incentive, amount: 200, balance: 300 } });
    expect(after.balance).toBe(300);
  });

  test('can be spent completely, but no more', () => {
    const taking = (amount: number) =>
      given([given500]).when({ action: 'take', amount, ...incentive }, staff);
    expect(taking(500).decision.ok).toBe(true);
    taking(501).thenRefused('point_account.not_enough', { balance: 500, available: 500, amount: 501 });
  });

  test.each(pointReasons)('falls below zero only by a penalty or a reversed reward: %s', (pointReason) => {
    const taking = given([given500]).when(
      { action: 'take', amount: 501, message: 'm', forLook: null, pointReason },
      staff,
    );
    if (!mayOverdraw.has(pointReason)) return taking.thenRefused('point_account.not_enough');
    expect(taking.decision).toMatchObject({ ok: true, events: [{ data: { balance: -1 } }] });
  });

  test('with a negative balance accepts points but cannot pay', () => {
    const penalty = { pointReason: 'look_penalty', message: 'removed early', forLook: null } as const;
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
      .thenRefused('point_account.not_enough', { balance: -200, available: -200, amount: 1 });
  });

  test('has a limit in both directions', () => {
    given([given500])
      .when({ action: 'give', amount: balanceLimit - 499, ...incentive }, staff)
      .thenRefused('point_account.out_of_range', {
        balance: 500,
        amount: balanceLimit - 499,
        limit: balanceLimit,
      });
  });

  test('is changed by staff and the system only', () => {
    for (const actor of [admin, user]) {
      given([])
        .when({ action: 'give', amount: 1, ...incentive }, actor)
        .thenRefused('point_account.forbidden');
    }
  });

  test('remembers every command', () => {
    expect(pointAccount.memory).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('points held for a tryset', () => {
  const shares = [
    { itemId: 31, amount: 200 },
    { itemId: 32, amount: 201 },
  ];
  const held: PointAccountEvent = { type: 'PointsHeld', data: { for: paid, amount: 401, shares } };
  const hold = { action: 'hold', for: paid, shares } as const;

  test('are held once, and only from available points', () => {
    const after = given([given500]).when(hold, system).then(held);
    expect([after.balance, availableOf(after)]).toEqual([500, 99]);
    given([given500, held]).when(hold, system).thenNothing();
    given([given500, held])
      .when({ ...hold, for: { kind: 'tryset', id: 22 }, shares: [{ itemId: 33, amount: 100 }] }, system)
      .thenRefused('tryset.not_enough_points', { balance: 500, available: 99, amount: 100 });
    given([])
      .when({ ...hold, shares: [] }, system)
      .thenNothing();
  });

  test('cannot be spent on something else, but a penalty can take them', () => {
    const take = { action: 'take', amount: 100, ...incentive } as const;
    given([given500, held])
      .when(take, staff)
      .thenRefused('point_account.not_enough', { balance: 500, available: 99, amount: 100 });
    const penalty = given([given500, held]).when({ ...take, pointReason: 'look_penalty' }, staff);
    expect(penalty.decision.ok).toBe(true);
  });

  test('are spent share by share, and the others are released', () => {
    const [first] = shares;
    const captured: PointAccountEvent = {
      type: 'PointsCaptured',
      data: { for: paid, amount: 200, shares: shares.slice(0, 1), balance: 300 },
    };
    const capture = { action: 'capture', for: paid, itemId: first?.itemId ?? 0 } as const;
    given([given500, held]).when(capture, system).then(captured);
    given([given500, held, captured]).when(capture, system).thenNothing();
    const after = given([given500, held, captured])
      .when({ action: 'release', for: paid, itemId: 32 }, system)
      .then({ type: 'PointsReleased', data: { for: paid, amount: 201, shares: shares.slice(1) } });
    expect(after).toMatchObject({ balance: 300, holds: {} });
  });

  test('are all released if the tryset was never requested', () => {
    const release = { action: 'release', for: paid, itemId: null } as const;
    const released: PointAccountEvent = {
      type: 'PointsReleased',
      data: { for: paid, amount: 401, shares },
    };
    given([given500, held]).when(release, system).then(released);
    given([given500, held, released]).when(release, system).thenNothing();
    given([given500]).when(release, system).thenNothing();
  });

  test('are held by the system only', () => {
    for (const actor of [staff, user])
      given([given500]).when(hold, actor).thenRefused('point_account.forbidden');
  });

  test.each([
    [9, [31, 32, 33], [3, 3, 3]],
    [11, [31, 32, 33], [3, 3, 5]],
    [2, [31, 32, 33], [2]],
    [0, [31, 32], []],
  ])('%i points over %j are %j', (points, itemIds, amounts) => {
    const split = sharesOf(points, itemIds);
    expect(split.map(({ amount }) => amount)).toEqual(amounts);
    expect(sumOf(split)).toBe(points);
    if (points > 0) expect(split.at(-1)?.itemId).toBe(itemIds.at(-1));
  });
});

describe('spent points', () => {
  const hold = { for: paid, amount: 300, shares: [{ itemId: 31, amount: 300 }] };
  const spent: PointAccountEvent[] = [
    given500,
    { type: 'PointsHeld', data: hold },
    { type: 'PointsCaptured', data: { ...hold, balance: 200 } },
  ];
  const back = (amount: number) => ({ for: paid, shares: [{ itemId: 31, amount }], message: 'torn' });
  const came = (amount: number) => ({ ...back(amount), amount });

  test('come back in parts, and never more than was spent', () => {
    const part: PointAccountEvent = { type: 'PointsRefunded', data: { ...came(100), balance: 300 } };
    const after = given(spent)
      .when({ action: 'refund', ...back(100) }, staff)
      .then(part);
    expect([after.balance, sumOf(heldFor(after.captured, paid, 31))]).toEqual([300, 200]);
    const twice = given([...spent, part]);
    twice
      .when({ action: 'refund', ...back(201) }, staff)
      .thenRefused('point_account.refund_too_high', { captured: 200, amount: 201 });
    const whole: PointAccountEvent = { type: 'PointsRefunded', data: { ...came(200), balance: 500 } };
    expect(twice.when({ action: 'refund', ...back(200) }, system).then(whole)).toMatchObject({
      balance: 500,
      captured: {},
      holds: {},
    });
  });

  test('of an item never received come back once, less earlier refunds', () => {
    const giveBack = { action: 'give_back', for: paid, itemId: 31 } as const;
    const rest: PointAccountEvent = {
      type: 'PointsRefunded',
      data: { ...came(200), message: '', balance: 500 },
    };
    const part: PointAccountEvent = { type: 'PointsRefunded', data: { ...came(100), balance: 300 } };
    given([...spent, part])
      .when(giveBack, system)
      .then(rest);
    given([...spent, part, rest])
      .when(giveBack, system)
      .thenNothing();
    given(spent).when(giveBack, staff).thenRefused('point_account.forbidden');
  });

  test('are released if the item is lost before the capture, and the late capture does nothing', () => {
    const released: PointAccountEvent = { type: 'PointsReleased', data: hold };
    const item = { for: paid, itemId: 31 };
    given(spent.slice(0, 2))
      .when({ action: 'give_back', ...item }, system)
      .then(released);
    given([...spent.slice(0, 2), released])
      .when({ action: 'capture', ...item }, system)
      .thenNothing();
  });

  test('come back for their own item and tryset only, and not while held', () => {
    const refused = (events: PointAccountEvent[], of: object) =>
      given(events)
        .when({ action: 'refund', ...back(1), ...of }, staff)
        .thenRefused('point_account.refund_too_high', { captured: 0, amount: 1 });
    refused(spent, { for: { kind: 'tryset', id: 22 } });
    refused(spent, { shares: [{ itemId: 32, amount: 1 }] });
    refused(spent, { for: { kind: 'order', id: 21 } });
    refused(spent.slice(0, 2), {});
  });

  test.each([admin, user])('cannot be given back by $label', (actor) => {
    given(spent)
      .when({ action: 'refund', ...back(1) }, actor)
      .thenRefused('point_account.forbidden');
  });
});

describe('a banned member', () => {
  const owner = { userId: 51, standing: 'banned' } as const;
  const active = { userId: 51, standing: 'active' } as const;
  const reward = { pointReason: 'posting_reward', message: '', forLook: null } as const;
  const waits = (delta: number): PointAccountEvent => ({
    type: 'PointsSuspended',
    data: { userId: 51, delta, ...reward },
  });

  test('is given and taken nothing by the system until the ban ends', () => {
    const after = given([given500])
      .when({ action: 'give', amount: 300, ...reward, owner }, system)
      .then(waits(300));
    expect(after.balance).toBe(500);
    given([given500])
      .when({ action: 'take', amount: 700, ...reward, owner }, system)
      .then(waits(-700));
    given([given500, waits(300)])
      .when({ action: 'resume', owner }, system)
      .thenNothing();
    const freed = given([given500, waits(300), waits(-900)])
      .when({ action: 'resume', owner: active }, system)
      .then(
        { type: 'PointsGiven', data: { ...reward, amount: 300, balance: 800 } },
        { type: 'PointsTaken', data: { ...reward, amount: 900, balance: -100 } },
        { type: 'PointsResumed', data: {} },
      );
    expect(freed).toMatchObject({ balance: -100, waiting: [] });
    given([given500]).when({ action: 'resume', owner: active }, system).thenNothing();
  });

  test('is given and taken points by staff, and pays a penalty immediately', () => {
    given([given500])
      .when({ action: 'give', amount: 1, ...incentive, owner }, staff)
      .then({ type: 'PointsGiven', data: { ...incentive, amount: 1, balance: 501 } });
    const penalty = { ...reward, pointReason: 'look_penalty' } as const;
    given([given500])
      .when({ action: 'take', amount: 600, ...penalty, owner }, system)
      .then({ type: 'PointsTaken', data: { ...penalty, amount: 600, balance: -100 } });
  });
});

describe('a forgotten member', () => {
  const reward = { pointReason: 'posting_reward', message: '', forLook: null } as const;
  const waiting: PointAccountEvent = {
    type: 'PointsSuspended',
    data: { userId: 51, delta: 40, ...reward },
  };
  const forfeited: PointAccountEvent = { type: 'PointsForfeited', data: { amount: 500, balance: 0 } };

  test('loses all points including postponed ones, and the account accepts no more', () => {
    const after = given([given500, waiting]).when({ action: 'forfeit' }, system).then(forfeited);
    expect(after).toMatchObject({ status: 'forfeited', balance: 0, waiting: [], holds: {} });
    const closed = given([given500, waiting, forfeited]);
    closed.when({ action: 'forfeit' }, system).thenNothing();
    closed.when({ action: 'resume' }, system).thenNothing();
    closed.when({ action: 'give', amount: 1, ...reward }, system).thenNothing();
    closed
      .when({ action: 'give', amount: 1, ...incentive }, staff)
      .thenRefused('point_account.transition_not_allowed');
  });

  test('still owes a negative balance', () => {
    const owes: PointAccountEvent = { type: 'PointsTaken', data: { ...reward, amount: 700, balance: -200 } };
    given([given500, owes])
      .when({ action: 'forfeit' }, system)
      .then({ type: 'PointsForfeited', data: { amount: 0, balance: -200 } });
  });

  test('is given nothing by earlier decisions', () => {
    const owner = { userId: 51, standing: 'forgotten' } as const;
    given([])
      .when({ action: 'give', amount: 1, ...reward, owner }, system)
      .thenNothing();
  });
});

describe('holds of different kinds with the same id', () => {
  const kinds = paidKinds.map((kind) => ({ kind, id: 21 }));
  const shares = [{ itemId: 31, amount: 100 }];
  const orders = kinds.flatMap((one) => kinds.filter((other) => other !== one).map((other) => [one, other]));
  const held = (of: PaidFor): PointAccountEvent => ({
    type: 'PointsHeld',
    data: { for: of, amount: 100, shares },
  });
  const bySystem = (command: PointAccountCommand) => ({ command, actor: system });

  test.each(orders)('both hold in this order: %j, %j', (one, other) => {
    const hold = (of: PaidFor) => bySystem({ action: 'hold', for: of, shares });
    const { events, state } = race(pointAccount, [given500], hold(one), hold(other));
    expect(events).toStrictEqual([held(one), held(other)]);
    expect(availableOf(state)).toBe(300);
  });

  test.each(orders)('%j is captured and %j released, each without the other', (one, other) => {
    const before = [given500, held(one), held(other)];
    const capture = bySystem({ action: 'capture', for: one, itemId: 31 });
    const release = bySystem({ action: 'release', for: other, itemId: null });
    for (const { state } of [
      race(pointAccount, before, capture, release),
      race(pointAccount, before, release, capture),
    ]) {
      expect(state).toMatchObject({ balance: 400, holds: {} });
      expect(heldFor(state.captured, one, 31)).toStrictEqual(shares);
      expect(heldFor(state.captured, other, 31)).toStrictEqual([]);
    }
  });

  test.each(kinds)('of a capture and a release of %j, the first decides', (of) => {
    const capture = bySystem({ action: 'capture', for: of, itemId: 31 });
    const release = bySystem({ action: 'release', for: of, itemId: null });
    const paidFirst = race(pointAccount, [given500, held(of)], capture, release);
    expect(paidFirst.slower).toStrictEqual({ ok: true, events: [] });
    expect(paidFirst.state).toMatchObject({ balance: 400, holds: {} });
    const freedFirst = race(pointAccount, [given500, held(of)], release, capture);
    expect(freedFirst.slower).toStrictEqual({ ok: true, events: [] });
    expect(freedFirst.state).toMatchObject({ balance: 500, holds: {}, captured: {} });
  });

  test('a refund of several items is refused as a whole if one was paid with less', () => {
    const two = [...shares, { itemId: 32, amount: 50 }];
    const order = { kind: 'order', id: 21 } as const;
    const spent: PointAccountEvent[] = [
      given500,
      { type: 'PointsHeld', data: { for: order, amount: 150, shares: two } },
      { type: 'PointsCaptured', data: { for: order, amount: 150, shares: two, balance: 350 } },
    ];
    const refund = { action: 'refund', for: order, message: '' } as const;
    given(spent)
      .when({ ...refund, shares: [...shares, { itemId: 32, amount: 51 }] }, staff)
      .thenRefused('point_account.refund_too_high', { captured: 50, amount: 51 });
    given(spent)
      .when({ ...refund, shares: [...two, { itemId: 31, amount: 1 }] }, staff)
      .thenRefused('point_account.refund_too_high', { captured: 100, amount: 101 });
    const after = given(spent)
      .when({ ...refund, shares: two }, staff)
      .then({
        type: 'PointsRefunded',
        data: { for: order, amount: 150, shares: two, message: '', balance: 500 },
      });
    expect(after.captured).toStrictEqual({});
  });

  test('an order needs available points, too', () => {
    given([given500])
      .when({ action: 'hold', for: { kind: 'order', id: 5 }, shares: [{ itemId: 1, amount: 501 }] }, system)
      .thenRefused('point_account.not_enough', { balance: 500, available: 500, amount: 501 });
  });
});

test('shares are told by the kind of the thing that they pay for', () => {
  const holds = { 'tryset-21': { 5: 30, 4: 20 }, 'order-21': { 5: 7 }, 'tryset-3': { 9: 1 } } as const;
  expect(sharesByKind(holds, 'tryset')).toEqual([
    { id: 21, itemId: 4, amount: 20 },
    { id: 21, itemId: 5, amount: 30 },
    { id: 3, itemId: 9, amount: 1 },
  ]);
  expect(sharesByKind(holds, 'order')).toEqual([{ id: 21, itemId: 5, amount: 7 }]);
  expect(sharesByKind(holds, 'ticket')).toEqual([]);
});
