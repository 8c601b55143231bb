/** `everyone` is all of the back-office who see the thing, `brand` staff and the brand of whoever made the note. */
export const audiences = ['staff', 'everyone', 'brand'] as const;
export type Audience = (typeof audiences)[number];

/** For whom a note is. `brandId` is the brand of whoever made it; null for staff. */
export interface ForWhom {
  audience: Audience;
  brandId: number | null;
}

/** The brands whose admins see a note on a thing of these brands. */
export function brandsTold({ audience, brandId }: ForWhom, brandIds: readonly number[]): readonly number[] {
  if (audience === 'everyone') return brandIds;
  return audience === 'brand' ? brandIds.filter((id) => id === brandId) : [];
}
