/**
 * Who can read a note. `staff`: staff only. `everyone`: all accounts that can see the entity. `brand`: staff and the author's
 * brand.
 */
export const audiences = ['staff', 'everyone', 'brand'] as const;
export type Audience = (typeof audiences)[number];

/** The audience of a note. `brandId` is the author's brand; null for staff. */
export interface ForWhom {
  audience: Audience;
  brandId: number | null;
}

/** Returns the brands whose admins can read a note. `brandIds` are the brands of the noted entity. */
export function brandsTold({ audience, brandId }: ForWhom, brandIds: readonly number[]): readonly number[] {
  if (audience === 'everyone') return brandIds;
  return audience === 'brand' ? brandIds.filter((id) => id === brandId) : [];
}
