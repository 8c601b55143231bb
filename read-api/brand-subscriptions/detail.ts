import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import type { ReadDeps } from '../deps.ts';
import { type BrandSubscriptionDetail, brandSubscriptionFields } from './contract.ts';
import { wholeSubscriptions } from './scope.ts';

/** Throws 404 if the caller may not see the subscription. */
export async function brandSubscriptionDetail(
  { db, now }: Pick<ReadDeps, 'db' | 'now'>,
  caller: Caller,
  id: number,
): Promise<BrandSubscriptionDetail> {
  const subscriptions = wholeSubscriptions(db, caller, now().toISOString());
  const row = await subscriptions.where('subscription.id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('brand_subscription', id);
  return brandSubscriptionFields.shown(row);
}
