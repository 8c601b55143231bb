import type { Claim } from '#domain/claim-values.ts';
import type { LookState } from '#domain/looks/look-state.ts';

/** Claim that only one look per network shows an item. */
export const lookItemClaim = (trysetItemId: number, snsType: LookState['snsType']): Claim => ({
  kind: 'look_item',
  value: `${trysetItemId}:${snsType}`,
});

/** The claims of a look. */
export function claimsOfLook({ entries, snsType }: Pick<LookState, 'entries' | 'snsType'>): Claim[] {
  return entries.map(({ trysetItemId }) => lookItemClaim(trysetItemId, snsType));
}
