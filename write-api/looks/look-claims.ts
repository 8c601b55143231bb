import type { Claim } from '#domain/claim-values.ts';
import type { LookState } from '#domain/looks/look-state.ts';

/** Returns the claim which ensures that only one look per network shows an item. */
export const lookItemClaim = (trysetItemId: number, snsType: LookState['snsType']): Claim => ({
  kind: 'look_item',
  value: `${trysetItemId}:${snsType}`,
});

/** Returns the claims of a look on its items. */
export function claimsOfLook({ entries, snsType }: Pick<LookState, 'entries' | 'snsType'>): Claim[] {
  return entries.map(({ trysetItemId }) => lookItemClaim(trysetItemId, snsType));
}
