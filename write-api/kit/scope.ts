import type { Caller } from '#http/caller.ts';

/** Whether a caller may know of what belongs to a brand, or to a member. Staff may know of everything. */
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
