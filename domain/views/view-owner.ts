import type { Actor } from '../actor.ts';

/** The owner of a view: a staff member, or a brand admin with the brand whose admins can share it. */
export type ViewOwner =
  | { label: 'staff'; id: number; brandId: null }
  | { label: 'brand_admin'; id: number; brandId: number };

export function isOwner(owner: ViewOwner | null, { label, id }: Actor): boolean {
  return owner !== null && owner.label === label && owner.id === id;
}

/** Returns whether two owners see each other's shared views: staff see those of staff, brand admins those of their own brand. */
export function isColleague(owner: ViewOwner, other: ViewOwner): boolean {
  return owner.label === other.label && owner.brandId === other.brandId;
}
