import { type OrderAction, orderRules } from '#domain/orders/order-transitions.ts';
import { later } from '#domain/reacting.ts';
import { actors } from '#domain/testing/actors.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError } from '#http/errors.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';
import { jun, keeper, mina, type OrderHouse } from './order-house.ts';
import { aCoat, act, aDress, cancel, cancelOne, parcel, pay, place, triedOn } from './steps.ts';

const hours = [1, 20, 24 * 3, 24 * 8, 24 * 11] as const;
const moods = ['lost', 'away', { declined: 'limit' }, { amount: 5 }] as const;
const steps = [
  ...['place', 'place', 'place', 'wait', 'mood', 'work', 'cancel', 'cancel one', 'pay', 'points', 'check'],
  ...['prepare', 'prepare', 'ship', 'ship', 'correct', 'complete', 'complete', 'lose', 'return', 'return'],
  ...['request return', 'request return', 'withdraw', 'ship return', 'reject', 'goodwill'],
] as const;

/** Takes random steps of two buyers, staff, the provider and the worker. Returns the points that each member was given. */
export async function liveRandomly(house: OrderHouse, random: Random, length: number) {
  const given = new Map<number, number>();
  for (let count = 0; count < length; count += 1) {
    const who = pick(random, [mina, mina, jun]);
    const wasWhole = !house.hasCrashed();
    try {
      await take(house, random, who, given);
    } catch (error) {
      // A refusal is an answer like any other. Garments of a request that crashed stay undecided until its deadline.
      if (!(error instanceof ApiError) || (error.statusCode >= 500 && error.errorCode !== 'concurrency.busy'))
        throw error;
    }
    // After a crash the reactor finishes the work, for which others would wait.
    if (wasWhole && house.hasCrashed()) await house.settle();
    await house.indexGarments();
  }
  return given;
}

async function take(
  house: OrderHouse,
  random: Random,
  who: Caller,
  given: Map<number, number>,
): Promise<unknown> {
  const orders = await house.orders();
  const one = orders.length === 0 ? null : pick(random, orders);
  const items = orders.flatMap((each) => each.items);
  /** An item for an action: mostly one that allows it. */
  const itemFor = (action: OrderAction): number => {
    const asking = { role: 'staff', at: house.now() } as const;
    const able = items.filter((item) => obstacleTo(orderRules, item, action, asking) === null);
    const choices = able.length === 0 || upTo(random, 8) === 0 ? items : able;
    return choices.length === 0 ? 0 : pick(random, choices).itemId;
  };
  const buyer = one?.userId === jun.id ? jun : mina;
  switch (pick(random, steps)) {
    case 'place': {
      const wanted = pick(random, [
        [aCoat],
        [aDress],
        [aDress, aDress],
        [aCoat, triedOn(who)],
        [triedOn(who)],
      ]);
      const method = pick(random, ['card', 'card', 'card', 'vbank', 'free'] as const);
      const usedPoint = pick(random, method === 'free' ? [20_000, 30_000, 15_000] : [0, 0, 1_000, 7_777]);
      return place(house, { items: wanted, usedPoint, paymentMethod: method }, who);
    }
    case 'wait':
      return house.moveTo(later(house.now(), pick(random, hours) * 3_600_000));
    case 'mood':
      return house.fake.moods.push(pick(random, moods));
    case 'work':
      return house.settle();
    case 'cancel':
      return one === null ? null : cancel(house, one.orderId, pick(random, [buyer, keeper]));
    case 'cancel one':
      return cancelOne(house, itemFor('cancel_items'), keeper);
    case 'pay':
      return one === null ? null : pay(house, one.orderId, 'card', buyer);
    case 'points': {
      const amount = 1_000 * (1 + upTo(random, 50));
      await house.givePoints(who.id, amount);
      return given.set(who.id, (given.get(who.id) ?? 0) + amount);
    }
    case 'check': {
      const id = pick(random, [501, 502, 503]);
      const command = { action: 'check_complete', grade: null, issue: null } as const;
      return house.run({ on: 'stock_item', id, command }, actors.staff);
    }
    case 'prepare':
      return act(house, { action: 'prepare', itemId: itemFor('prepare') });
    case 'ship':
      return act(house, { action: 'ship', itemId: itemFor('ship'), ...parcel });
    case 'correct':
      return act(house, {
        action: 'correct_parcel',
        itemId: itemFor('correct_parcel'),
        ...parcel,
        courier: '05',
      });
    case 'complete':
      return act(house, { action: 'complete', itemId: itemFor('complete') });
    case 'lose':
      return act(house, { action: 'lose', itemId: itemFor('lose') });
    case 'request return':
      return act(house, {
        action: 'request_return',
        itemId: itemFor('request_return'),
        fault: pick(random, ['buyer', 'product']),
      });
    case 'withdraw':
      return act(house, { action: 'withdraw_return', itemId: itemFor('withdraw_return') });
    case 'ship return':
      return act(house, { action: 'ship_return', itemId: itemFor('ship_return'), ...parcel });
    case 'return':
      return act(house, {
        action: 'return',
        itemId: itemFor('return'),
        deduction: pick(random, [0, 0, 1_000]),
      });
    case 'reject':
      return act(house, { action: 'reject_return', itemId: itemFor('reject_return') });
    case 'goodwill':
      return act(house, {
        action: 'grant_goodwill',
        itemId: itemFor('grant_goodwill'),
        amount: pick(random, [1, 500, 2_000]),
      });
  }
}
