import Type, { type Static } from 'typebox';
import type { BrandAdminState } from '#domain/brands/brand-admin.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import type { Caller } from '#http/caller.ts';
import { Id } from '#http/ids.ts';
import { isInScope } from '../kit/scope.ts';

/** Returns a function that tells whether a brand exists and the caller may see it. */
export function seesBrand(caller: Caller): (state: BrandState) => boolean {
  return ({ status, brandId }) =>
    (status === 'unpublished' || status === 'published') && isInScope(caller, { brandIds: [brandId] });
}

/** Returns a function like `seesBrand`. It also accepts a brand that has applied, for staff. */
export function isRevisable(caller: Caller): (state: BrandState) => boolean {
  return (state) => (state.status === 'applied' && caller.label === 'staff') || seesBrand(caller)(state);
}

/** Returns whether staff may see the brand: the brand exists, or it has applied once. */
export const isKnownToStaff = ({ status }: BrandState) =>
  status !== 'none' && status !== 'expired' && status !== 'removed';

/** Returns a function that tells whether an admin exists and belongs to the brand of the path. */
export const isAdminOf = (brandId: number) => (state: BrandAdminState) =>
  (state.status === 'active' || state.status === 'invited') && state.brandId === brandId;

export const AdminParams = Type.Object({ id: Id, admin_id: Id });
export type AdminParams = Static<typeof AdminParams>;
