import { isUsingService } from '../brand-subscriptions/service.ts';
import type { BrandSubscription } from '../brand-subscriptions/subscription-state.ts';
import { freeTypes, type LookUseType } from './use-kinds.ts';

type Live = Pick<BrandSubscription, 'status' | 'isBegun'> & { plan: { isRegramAble: boolean } | null };

/** Returns whether a brand's live subscription includes a use: it has its service, and its plan allows regrams. */
export function isIncluded(live: Live | null, useType: LookUseType): boolean {
  const isFreeType = freeTypes.some((each) => each === useType);
  return isFreeType && live !== null && isUsingService(live) && live.plan?.isRegramAble === true;
}
