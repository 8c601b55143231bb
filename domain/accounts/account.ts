import type { Actor } from '../actor.ts';

export const accountLabels = ['staff', 'brand_admin'] as const;

/** An account of the back-office, which can write notes and be mentioned in them. */
export interface Account {
  label: (typeof accountLabels)[number];
  id: number;
}

/** Mentioned accounts by field, as events hold them: the names of ids in events are looked up by field. */
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

/** The mentioned accounts, staff first. */
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
