import type { Claim } from '#domain/claim-values.ts';
import type { LookState } from '#domain/looks/look-state.ts';

/** An item is shown by one look on each network. */
export const lookItemClaim = (trysetItemId: number, snsType: LookState['snsType']): Claim => ({
  kind: 'look_item',
  value: `${trysetItemId}:${snsType}`,
});

/** What a look has claimed. */
export function claimsOfLook({ entries, snsType }: Pick<LookState, 'entries' | 'snsType'>): Claim[] {
  return entries.map(({ trysetItemId }) => lookItemClaim(trysetItemId, snsType));
}
