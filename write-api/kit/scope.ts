import type { Caller } from '#http/caller.ts';

/** Returns whether a caller may see an entity of a brand or of a member. Staff may see everything. */
export function isInScope(caller: Caller, owner: { brandIds: readonly number[]; userId?: number }): boolean {
  switch (caller.label) {
    case 'staff':
      return true;
    case 'brand_admin':
      return owner.brandIds.includes(caller.brandId);
    case 'user':
      return owner.userId === caller.id;
  }
}
