/** The roles that transition tables name. `user` is the member to whom the entity belongs. */
export const roles = ['staff', 'brand_admin', 'user', 'system'] as const;
export type Role = (typeof roles)[number];

/** The author of a command or event. `id` is the id of the staff account, brand admin or member; null for the system. */
export interface Actor {
  label: Role;
  id: number | null;
}

export const system: Actor = { label: 'system', id: null };
