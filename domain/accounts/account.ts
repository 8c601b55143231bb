import type { Actor } from '../actor.ts';

export const accountLabels = ['staff', 'brand_admin'] as const;

/** A back-office account. It can write notes, and notes can mention it. */
export interface Account {
  label: (typeof accountLabels)[number];
  id: number;
}

/** The mentioned accounts as events store them, with one field per kind of account: readers look up the names of ids by field. */
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

/** Returns the mentioned accounts, staff first. */
export function accountsIn({ staffIds, brandAdminIds }: MentionedIds): Account[] {
  return [
    ...staffIds.map((id): Account => ({ label: 'staff', id })),
    ...brandAdminIds.map((id): Account => ({ label: 'brand_admin', id })),
  ];
}

/** Returns the account's key: `staff:12`. */
export function keyOfAccount({ label, id }: Account): string {
  return `${label}:${id}`;
}
