import type { SubscriptionType } from '#domain/brand-plans/plan-kinds.ts';
import { isUsingService } from '#domain/brand-subscriptions/service.ts';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { among } from '../kit/search.ts';
import { subscriptionsFor } from './scope.ts';

/** The type of a brand's live plan, and whether the brand has its service. Null: without a live plan, or for members. */
export interface BrandService {
  subscriptionType: SubscriptionType | null;
  isUsingService: boolean | null;
}

/** Looks up the services of brands. Members see none. */
export async function servicesOf(
  db: ReadModels,
  caller: Caller,
  brandIds: readonly number[],
): Promise<(brandId: number) => BrandService> {
  if (caller.label === 'user') return () => ({ subscriptionType: null, isUsingService: null });
  const rows = await subscriptionsFor(db, caller)
    .where('subscription.isLive', '=', true)
    .where(among('subscription.brand_id', brandIds))
    .select(['subscription.brandId', 'subscription.subscriptionType', 'subscription.state'])
    .execute();
  const byBrand = new Map(rows.map((row) => [row.brandId, row]));
  return (brandId) => {
    const live = byBrand.get(brandId);
    return {
      subscriptionType: live?.subscriptionType ?? null,
      isUsingService: live !== undefined && isUsingService(live.state),
    };
  };
}
