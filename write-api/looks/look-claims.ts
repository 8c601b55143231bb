import type { Claim } from '#domain/claim-values.ts';
import type { Tagged } from '#domain/looks/look-events.ts';
import type { LookState } from '#domain/looks/look-state.ts';

/** Returns the claim which ensures that only one look per network shows an item. */
export const lookItemClaim = ({ kind, id }: Tagged, snsType: LookState['snsType']): Claim => ({
  kind: 'look_item',
  value: kind === 'order_item' ? `order:${id}:${snsType}` : `${id}:${snsType}`,
});

/** Returns the claims of a look on its items. */
export function claimsOfLook({ entries, snsType }: Pick<LookState, 'entries' | 'snsType'>): Claim[] {
  return entries.map(({ of }) => lookItemClaim(of, snsType));
}
