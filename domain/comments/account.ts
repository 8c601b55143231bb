import type { Actor } from '../actor.ts';

export const accountLabels = ['staff', 'brand_admin'] as const;

/** Who works in the back-office, and so can write comments and be mentioned. */
export interface Account {
  label: (typeof accountLabels)[number];
  id: number;
}

export function isSameAccount(one: Account, other: Pick<Actor, 'label' | 'id'>): boolean {
  return one.label === other.label && one.id === other.id;
}
