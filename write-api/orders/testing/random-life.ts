import type { OrderItemAct } from '#domain/orders/order-commands.ts';
import { orderRules } from '#domain/orders/order-transitions.ts';
import { later } from '#domain/reacting.ts';
import { actors } from '#domain/testing/actors.ts';
import { obstacleTo } from '#domain/transition-table.ts';
import type { Caller } from '#http/caller.ts';
import { ApiError } from '#http/errors.ts';
import { pick, type Random, upTo } from '#projections/testing/random.ts';
import { jun, keeper, mina, type OrderHouse } from './order-house.ts';
import { aBag, aCoat, act, aDress, cancel, cancelOne, parcel, pay, place, triedOn } from './steps.ts';

const hours = [1, 20, 24 * 3, 24 * 8, 24 * 11] as const;
const moods = ['lost', 'away', { declined: 'limit' }, { amount: 5 }] as const;
const steps = [
  ...['place', 'place', 'place', 'wait', 'mood', 'work', 'work', 'cancel', 'cancel one', 'pay', 'points'],
  ...['check', 'wild', ...Array.from({ length: 14 }, () => 'act' as const)],
] as const;

const itemActs = [
  ...['prepare', 'ship', 'correct_parcel', 'complete', 'lose', 'request_return', 'withdraw_return'],
  ...['ship_return', 'return', 'reject_return', 'grant_goodwill'],
] as const satisfies readonly OrderItemAct['action'][];
type ItemAct = (typeof itemActs)[number];

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
  const itemId = items.length === 0 ? 0 : pick(random, items).itemId;
  const buyer = one?.userId === jun.id ? jun : mina;
  switch (pick(random, steps)) {
    case 'place': {
      const wanted = pick(random, [
        [aCoat],
        [aDress],
        [aDress, aDress],
        [aBag],
        [aBag, aBag],
        [aBag, aCoat],
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
      return cancelOne(house, itemId, keeper);
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
    case 'act': {
      const asking = { role: 'staff', at: house.now() } as const;
      const able = items.flatMap((item) =>
        itemActs
          .filter((action) => obstacleTo(orderRules, item, action, asking) === null)
          .map((action) => ({ action, itemId: item.itemId })),
      );
      const chosen = able.length === 0 ? null : pick(random, able);
      return chosen === null ? null : act(house, commandOf(chosen.action, chosen.itemId, random));
    }
    case 'wild':
      return act(house, commandOf(pick(random, itemActs), itemId, random));
  }
}

function commandOf(action: ItemAct, itemId: number, random: Random): OrderItemAct {
  switch (action) {
    case 'ship':
    case 'ship_return':
      return { action, itemId, ...parcel };
    case 'correct_parcel':
      return { action, itemId, ...parcel, courier: pick(random, ['05', '06']) };
    case 'request_return':
      return { action, itemId, fault: pick(random, ['buyer', 'product']) };
    case 'return':
      return { action, itemId, deduction: pick(random, [0, 0, 1_000]) };
    case 'grant_goodwill':
      return { action, itemId, amount: pick(random, [1, 500, 2_000]) };
    default:
      return { action, itemId };
  }
}
