/** Who may do a thing, as the transition tables name them. `user` is the member the entity belongs to. */
export const roles = ['staff', 'brand_admin', 'user', 'system'] as const;
export type Role = (typeof roles)[number];

/** Who did a thing. `id` is the staff's, brand admin's or member's id; null for the system. */
export interface Actor {
  label: Role;
  id: number | null;
}

export const system: Actor = { label: 'system', id: null };
