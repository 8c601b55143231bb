import Type, { type Static } from 'typebox';
import type { BrandAdminState } from '#domain/brands/brand-admin.ts';
import type { BrandState } from '#domain/brands/brand-state.ts';
import type { Caller } from '#http/caller.ts';
import { Id } from '#http/ids.ts';
import { isInScope } from '../kit/scope.ts';

/** Whether a brand exists and the caller may see it. */
export function seesBrand(caller: Caller): (state: BrandState) => boolean {
  return ({ status, brandId }) =>
    (status === 'unpublished' || status === 'published') && isInScope(caller, { brandIds: [brandId] });
}

/** The same; staff may also change a brand that has applied. */
export function isRevisable(caller: Caller): (state: BrandState) => boolean {
  return (state) => (state.status === 'applied' && caller.label === 'staff') || seesBrand(caller)(state);
}

/** Whether the brand has or had an application that staff may look at. */
export const isKnownToStaff = ({ status }: BrandState) =>
  status !== 'none' && status !== 'expired' && status !== 'removed';

/** Whether an admin exists and belongs to the brand in the path. */
export const isAdminOf = (brandId: number) => (state: BrandAdminState) =>
  (state.status === 'active' || state.status === 'invited') && state.brandId === brandId;

export const AdminParams = Type.Object({ id: Id, admin_id: Id });
export type AdminParams = Static<typeof AdminParams>;
