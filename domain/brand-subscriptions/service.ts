import type { PlanTerms } from '../brand-plans/plan-terms.ts';
import type { BrandSubscriptionStatus } from './subscription-kinds.ts';
import type { BrandSubscription } from './subscription-state.ts';

/** Whether the brand has its plan's service. It goes on while a failed renewal is tried again. */
export function isUsingService({ status, isBegun }: Pick<BrandSubscription, 'status' | 'isBegun'>): boolean {
  return status === 'using' || (status === 'payment_retry_await' && isBegun);
}

/** Whether the brand may register stock and ask for content uses. Without a subscription it may. */
export function mayTakeOn({ status }: Pick<BrandSubscription, 'status'>): boolean {
  return status !== 'payment_failed';
}

/** Whether the subscription keeps its brand from another one. */
export function isLive(status: BrandSubscriptionStatus): boolean {
  return status !== 'idle' && status !== 'canceled';
}

/** The plan whose limits apply. Null: no limits. */
export function limitingPlan(
  state: Pick<BrandSubscription, 'status' | 'isBegun' | 'plan'>,
): Pick<PlanTerms, 'maxSkuAmount' | 'maxItemsPerSku'> | null {
  return isUsingService(state) ? state.plan : null;
}
