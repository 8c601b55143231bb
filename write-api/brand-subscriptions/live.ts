import { isLive } from '#domain/brand-subscriptions/service.ts';
import { brandSubscription } from '#domain/brand-subscriptions/subscription.ts';
import type { BrandSubscription } from '#domain/brand-subscriptions/subscription-state.ts';
import { brandSubscriptionClaim } from '#domain/claim-values.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, parameterMissing } from '#http/errors.ts';
import type { WriteDeps } from '../deps.ts';
import type { CommandContext } from '../kit/commands/context.ts';
import { isInScope } from '../kit/scope.ts';

type Deps = Pick<WriteDeps, 'claims' | 'streams'>;

/** A subscription that holds its brand's claim: live, not started yet, or ended. */
export interface Claiming {
  id: number;
  state: BrandSubscription;
}

/** Returns the subscription that holds the brand's claim; null if none does. */
export async function claimingSubscription(
  { claims, streams }: Deps,
  brandId: number,
): Promise<Claiming | null> {
  const name = claims.nameOf(brandSubscriptionClaim(brandId));
  const holder = await claims.holderOf('brand_subscription', name);
  if (holder?.category !== 'brand_subscription') return null;
  const { id } = holder;
  return { id, state: (await streams.refresh(brandSubscription, id)).state };
}

/** Returns the live subscription of a brand; null if the brand has none. */
export async function liveSubscriptionOf(deps: Deps, brandId: number): Promise<BrandSubscription | null> {
  const claiming = await claimingSubscription(deps, brandId);
  return claiming !== null && isLive(claiming.state.status) ? claiming.state : null;
}

/** Releases the brand's claim if the subscription that holds it has ended. */
export async function releaseEnded(deps: Deps, brandId: number, context: CommandContext): Promise<void> {
  const claiming = await claimingSubscription(deps, brandId);
  if (claiming?.state.status !== 'canceled') return;
  const by = { category: 'brand_subscription', id: claiming.id } as const;
  await deps.claims.release([brandSubscriptionClaim(brandId)], by, context);
}

/** Returns whether a subscription exists and the caller may see it. */
export function seesSubscription({ brandId }: BrandSubscription, caller: Caller): boolean {
  return brandId !== 0 && isInScope(caller, { brandIds: [brandId] });
}

/** Returns the brand of a call: an admin's own, or the one that staff name. Throws 400 and 404. */
export function brandOfCall(caller: Caller, named: number | undefined, operation: string): number {
  if (caller.label === 'brand_admin') {
    if (named === undefined || named === caller.brandId) return caller.brandId;
    throw notFound('brand', named);
  }
  if (named !== undefined) return named;
  const message = 'is required: the id of the brand';
  throw parameterMissing('brand_id', operation, [{ in: 'body', name: 'brand_id', message }]);
}
