/** `everyone`: all accounts that can see the thing. `brand`: staff and the author's brand. */
export const audiences = ['staff', 'everyone', 'brand'] as const;
export type Audience = (typeof audiences)[number];

/** The readers of a note. `brandId` is the author's brand; null for staff. */
export interface ForWhom {
  audience: Audience;
  brandId: number | null;
}

/** The brands whose admins can read a note on a thing of these brands. */
export function brandsTold({ audience, brandId }: ForWhom, brandIds: readonly number[]): readonly number[] {
  if (audience === 'everyone') return brandIds;
  return audience === 'brand' ? brandIds.filter((id) => id === brandId) : [];
}
