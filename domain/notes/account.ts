import type { Actor } from '../actor.ts';

export const accountLabels = ['staff', 'brand_admin'] as const;

/** Who works in the back-office: who can write notes and be named in them. */
export interface Account {
  label: (typeof accountLabels)[number];
  id: number;
}

/** Accounts as events name them, by field: so their names are looked up as those of all else that events name. */
export interface MentionedIds {
  staffIds: readonly number[];
  brandAdminIds: readonly number[];
}

export function idsOf(accounts: readonly Account[]): MentionedIds {
  const idsOfLabel = (sought: Account['label']) =>
    accounts.filter(({ label }) => label === sought).map(({ id }) => id);
  return { staffIds: idsOfLabel('staff'), brandAdminIds: idsOfLabel('brand_admin') };
}

export function isSameAccount(one: Account, other: Pick<Actor, 'label' | 'id'>): boolean {
  return one.label === other.label && one.id === other.id;
}

/** The accounts that they name, staff first. */
export function accountsIn({ staffIds, brandAdminIds }: MentionedIds): Account[] {
  return [
    ...staffIds.map((id): Account => ({ label: 'staff', id })),
    ...brandAdminIds.map((id): Account => ({ label: 'brand_admin', id })),
  ];
}

/** `staff:12` */
export function keyOfAccount({ label, id }: Account): string {
  return `${label}:${id}`;
}
