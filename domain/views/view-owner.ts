import type { Actor } from '../actor.ts';

/** Whose a view is: a staff member's, or a brand admin's, whose brand says whom it can be shared with. */
export type ViewOwner =
  | { label: 'staff'; id: number; brandId: null }
  | { label: 'brand_admin'; id: number; brandId: number };

export function isOwner(owner: ViewOwner | null, { label, id }: Actor): boolean {
  return owner !== null && owner.label === label && owner.id === id;
}

/** Who sees shared views of whom: staff those of staff, brand admins those of admins of their own brand. */
export function isColleague(owner: ViewOwner, other: ViewOwner): boolean {
  return owner.label === other.label && owner.brandId === other.brandId;
}
