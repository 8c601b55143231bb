import { type Actor, type Role, system } from '../actor.ts';

export const staff: Actor = { label: 'staff', id: 1 };
export const brandAdmin: Actor = { label: 'brand_admin', id: 2 };
export const curator: Actor = { label: 'user', id: 51 };

export const actors: Readonly<Record<Role, Actor>> = {
  staff,
  brand_admin: brandAdmin,
  user: curator,
  system,
};
