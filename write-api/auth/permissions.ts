import { agencyContactTransitions, agencyTransitions } from '#domain/agencies/agency.ts';
import { memberAgenciesTransitions } from '#domain/agencies/member-agencies.ts';
import { brandTransitions } from '#domain/brands/brand.ts';
import { brandAdminTransitions } from '#domain/brands/brand-admin.ts';
import { memberTransitions } from '#domain/members/member.ts';
import { staffTransitions } from '#domain/members/staff.ts';
import { productTransitions } from '#domain/products/product-transitions.ts';
import { referenceTransitions } from '#domain/reference/reference.ts';
import { referenceKindNames } from '#domain/reference/reference-kinds.ts';
import { stockItemTransitions } from '#domain/stock/stock-transitions.ts';
import type { Transition } from '#domain/transition-table.ts';
import { trysetItemTransitions } from '#domain/tryset-items/item-transitions.ts';
import { trysetTransitions } from '#domain/trysets/tryset-transitions.ts';
import type { CallerLabel } from '#http/caller.ts';

/** What the tables let each sort of caller do; which entities they may do it to follows from brand and member. */
const tables: Readonly<Record<string, readonly Transition[]>> = {
  tryset: trysetTransitions,
  tryset_item: trysetItemTransitions,
  stock_item: stockItemTransitions,
  product: productTransitions,
  brand: brandTransitions,
  brand_admin: brandAdminTransitions,
  user: memberTransitions,
  staff: staffTransitions,
  agency: agencyTransitions,
  agency_contact: agencyContactTransitions,
  member_agencies: memberAgenciesTransitions,
  ...Object.fromEntries(referenceKindNames.map((kind) => [kind, referenceTransitions(kind)])),
};

const referenceReads = referenceKindNames.map((kind) => `${kind}.read`);

/** Who may read what: all, or what is their own or public. */
const reads: Readonly<Record<CallerLabel, readonly string[]>> = {
  staff: Object.keys(tables).map((entity) => `${entity}.read`),
  brand_admin: [
    ...['tryset', 'tryset_item', 'stock_item', 'product', 'brand', 'brand_admin', 'agency'].map(
      (entity) => `${entity}.read`,
    ),
    ...referenceReads,
  ],
  user: [
    ...['tryset', 'tryset_item', 'product', 'brand', 'user', 'agency'].map((entity) => `${entity}.read`),
    ...referenceReads,
  ],
};

/** Everything that a sort of caller may do, as `<entity>.<action>`, sorted. */
export function permissionsOf(label: CallerLabel): string[] {
  const actions = Object.entries(tables).flatMap(([entity, table]) =>
    table.filter((row) => row.who.includes(label)).map((row) => `${entity}.${row.action}`),
  );
  return [...reads[label], ...actions].sort();
}
