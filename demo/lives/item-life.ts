import { system } from '#domain/actor.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import { atWork, koreanDay, later } from '../clockwork.ts';
import { plainDamage } from '../seal-looks.ts';
import { planPurchase } from './purchase.ts';
import { reasons } from './reasons.ts';
import { remarksOn } from './remarks.ts';
import type { ItemLife } from './tryset-life.ts';

/** The instants of the tryset's request, delivery and return. */
export interface Times {
  requested: string;
  delivered: string;
  returned: string;
}

/** Plans the steps of one item. The tryset plans the request and the acceptance of its return. */
export function planItemLife(life: ItemLife, times: Times): void {
  planDelivery(life, times);
  planTrial(life, times);
  planReturn(life, times);
  planCheck(life, times);
}

function parcelOf({ setting: { chance }, country }: ItemLife) {
  const number = Math.floor(chance.between(1e11, 9.9e11));
  return { courier: chance.pick(country.couriers), trackingNumber: String(number) };
}

function planDelivery(life: ItemLife, { requested, delivered }: Times): void {
  const { setting, garment, fate, then } = life;
  const { chance, staff, brandAdmins } = setting;
  const minutes = Math.floor(chance.between(2, 50));
  const accepted = atWork(later(requested, chance.between(1, 12)), minutes);
  const shipped = atWork(later(accepted, chance.between(3, 20)), minutes + 5);
  const arrives = later(shipped > delivered ? shipped : delivered, 2);
  const brandAdmin = brandAdmins[garment.brand] ?? staff;
  const acceptor = chance.percent(70) ? brandAdmin : staff;
  if (fate === 'denied') {
    const stock = chance.percent(50)
      ? ({ to: 'in_check' } as const)
      : ({ to: 'unavailable', unavailableReason: chance.pick(['polluted', 'damaged'] as const) } as const);
    then(accepted, brandAdmin, { action: 'deny', stock }, chance.pick(reasons.denied));
  }
  then(accepted, acceptor, { action: 'accept' });
  if (chance.percent(15)) then(later(accepted, 0.2), staff, { action: 'express' });
  if (fate === 'forced_deny') {
    then(
      later(accepted, 1),
      staff,
      { action: 'forced_deny', stock: { to: 'in_stock' } },
      chance.pick(reasons.forced_deny),
    );
  }
  then(shipped, acceptor, { action: 'outbound', ...parcelOf(life) });
  then(later(shipped, 5), system, { action: 'force_track', courierStatus: 'in_transit' });
  if (fate === 'lost_on_the_way') {
    then(arrives, staff, { action: 'fail_delivery', outcome: 'lost' }, chance.pick(reasons.lost));
    if (chance.percent(60))
      then(
        later(arrives, 90),
        staff,
        { action: 'write_off', outcome: 'lost' },
        chance.pick(reasons.writtenOff),
      );
  }
  if (chance.percent(4)) then(arrives, staff, { action: 'force_delivered' }, '택배사 조회 오류');
  else then(arrives, system, { action: 'force_track', courierStatus: 'delivered' });
}

function planTrial(life: ItemLife, { delivered, returned }: Times): void {
  const { setting, fate, user, country, then, isWaiting, trysetItemId } = life;
  const { chance } = setting;
  if (fate === 'deferred') {
    const text = country.damages[trysetItemId % country.damages.length] ?? '';
    then(later(delivered, 20), user, { action: 'report_damage', ...plainDamage({ text }) });
  }
  if (fate === 'planned') then(later(delivered, 40), user, { action: 'refuse_post', refusalType: 'planned' });
  if (fate === 'refused') {
    then(
      later(delivered, 50),
      user,
      { action: 'refuse_post', refusalType: 'refused' },
      chance.pick(country.refusals),
    );
  }
  // Before the member asks for the return. An account waits at most three days for its money.
  if (fate === 'bought')
    planPurchase(life, isWaiting ? later(delivered, 84) : later(returned, -3), isWaiting);
}

function planReturn(life: ItemLife, { returned }: Times): void {
  const { setting, fate, then } = life;
  const { chance, staff } = setting;
  const minutes = Math.floor(chance.between(5, 55));
  const picked = atWork(later(returned, chance.between(24, 40)), minutes);
  const arrives = later(picked, chance.between(18, 40));
  const completed = atWork(later(arrives, chance.between(1, 8)), minutes + 3);
  if (fate === 'force_purchased') {
    then(
      later(returned, 20),
      staff,
      { action: 'force_purchase', faultType: 'curator' },
      chance.pick(reasons.forcePurchased),
    );
  }
  if (fate === 'return_failed') {
    then(picked, system, { action: 'fail_return' }, chance.pick(reasons.returnFailed));
    if (chance.percent(70)) {
      const again = atWork(later(picked, 30), minutes);
      then(again, staff, { action: 'retry_return', pickupDate: koreanDay(later(again, 24)) });
      then(later(again, 26), system, { action: 'return_item', ...parcelOf(life) });
      then(later(again, 60), staff, { action: 'arrive' });
      then(later(again, 66), staff, { action: 'return_complete' });
    }
    return;
  }
  then(picked, system, { action: 'return_item', ...parcelOf(life) });
  if (fate === 'deferred') {
    const faultType = chance.pick(['curator', 'product'] as const);
    then(later(picked, 12), staff, { action: 'defer_return_item', faultType }, chance.pick(reasons.deferred));
    if (chance.percent(50)) then(later(picked, 120), staff, { action: 'arrive' });
    else
      then(
        later(picked, 200),
        staff,
        { action: 'force_purchase', faultType: 'curator' },
        chance.pick(reasons.forcePurchased),
      );
    then(later(picked, 126), staff, { action: 'return_complete' });
    return;
  }
  then(arrives, system, { action: 'arrive' });
  then(completed, staff, { action: 'return_complete' });
}

/** Plans the check of the returned garment. */
function planCheck({ setting, garment }: ItemLife, { returned }: Times): void {
  const { chance, clockwork, world, staff } = setting;
  for (const hours of [76, 100, 150, 230]) {
    clockwork.plan(atWork(later(returned, hours), 30), (now) => {
      const state = world.state(stockItem, garment.stockItemId);
      if (state.status !== 'in_check' || state.holder !== null) return;
      const grade = chance.pick(['S', 'A', 'A', 'B', 'C'] as const);
      const issue = grade === 'C' ? chance.pick(remarksOn(garment).issues) : null;
      world.act(
        { on: 'stock_item', id: garment.stockItemId, command: { action: 'check_complete', grade, issue } },
        { actor: staff, at: now },
      );
    });
  }
}
