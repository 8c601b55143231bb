import { expect } from 'vitest';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { businessDayOf, daysFrom } from '#domain/business-day.ts';
import type { Caller } from '#http/caller.ts';
import { aCard, givenHouse, type House, staff } from '../../testing/house.ts';
import { testWriteSide } from '../../testing/write-side.ts';

export const url = '/v2/brand_subscriptions';
export const dayMs = 86_400_000;
export const operator: Caller = { ...staff, id: 2, roles: ['operator'] };

export const planBody = (name: string, price: number) => ({
  display_name: name,
  internal_name: `${name}-2026`,
  subscription_type: 'normal',
  price: { KOREA: price, JAPAN: null },
  months: 1,
});

export const errorOf = ({ status, body }: { status: number; body: { errorCode?: string } }) => [
  status,
  body.errorCode,
];

/** A write side with three plans, for tests of subscriptions over HTTP. */
export async function subscriptionSide() {
  const side = await testWriteSide();

  async function madePlan(name: string, price: number, changed: object = {}): Promise<number> {
    const answer = await side.call(staff, 'POST', `${url}/plans`, { ...planBody(name, price), ...changed });
    expect(answer).toMatchObject({ status: 201, body: { status: 'active' } });
    return answer.body.id;
  }

  let houses = 0;
  const today = () => businessDayOf(side.deps.clock());
  const now = async (id: number) => (await side.deps.streams.refresh(brandSubscription, id)).state;
  const choose = (caller: Caller, planId: number, changed: object = {}, headers = {}) =>
    side.call(
      caller,
      'POST',
      url,
      { plan_id: planId, start_date: today(), method: 'card', renew: true, ...changed },
      headers,
    );

  return {
    side,
    plans: {
      standard: await madePlan('Standard', 300_000),
      large: await madePlan('Large', 500_000),
      free: await madePlan('Free', 0),
    },
    madePlan,
    newHouse(): Promise<House> {
      houses += 1;
      return givenHouse(side, `payer${houses}`);
    },
    today,
    choose,
    async chosen({ admin }: House, planId: number, changed: object = {}): Promise<number> {
      const answer = await choose(admin, planId, changed);
      expect(answer).toMatchObject({ status: 201 });
      return answer.body.id;
    },
    now,
    async until(id: number, state: object): Promise<BrandSubscription> {
      await expect.poll(() => now(id), { interval: 50 }).toMatchObject(state);
      return now(id);
    },
    /** Moves the clock to the first minute of a business day. */
    moveTo(day: string): void {
      const days = daysFrom(today(), day) - 1;
      const sinceMidnight = (Date.parse(side.deps.clock()) + 9 * 3_600_000) % dayMs;
      side.advanceClock(days * dayMs - sinceMidnight + 60_000);
    },
    async useCard(house: House, number: string): Promise<void> {
      const cards = `/v1/brands/${house.brandId}/cards`;
      const { body } = await side.call(staff, 'POST', cards, { ...aCard, card_number: number });
      const primary = await side.call(staff, 'PATCH', `${cards}/change_primary_card`, { card_id: body.id });
      expect(primary.status).toBe(200);
    },
  };
}

export type SubscriptionSide = Awaited<ReturnType<typeof subscriptionSide>>;
