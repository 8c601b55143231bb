import { startOfBusinessDay } from '#domain/business-day.ts';
import { choosePlan } from '../choose-plan.ts';
import { endSubscription } from '../end-subscription.ts';
import { type BillingHouse, brandId, plans } from './billing-house.ts';

export const noon = (day: string) =>
  new Date(Date.parse(startOfBusinessDay(day)) + 12 * 3_600_000).toISOString();

interface Choice {
  plan?: number;
  startDate?: string;
  method?: 'card' | 'bank';
  renew?: boolean;
}

/** Chooses a plan, from 1 April 2027 if omitted. */
export function choose(
  house: BillingHouse,
  { plan = plans.standard, startDate = '2027-04-01', method = 'card', renew = true }: Choice = {},
) {
  const wanted = { brandId, planId: plan, startDate, method, renew };
  return house.ask((asked) => choosePlan(house.deps, asked, wanted));
}

export function end(
  house: BillingHouse,
  id: number,
  command: Parameters<typeof endSubscription>[1]['command'],
) {
  return house.ask(({ context }) =>
    endSubscription(house.deps, { id, command, context, seenRevision: null }),
  );
}
