import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';
import { isThere } from '../notes/there.ts';

/** Assignments of existing entities that the caller may see: all for staff, its own brand's for a brand admin. */
export function assignmentsFor(db: ReadModels, caller: Caller) {
  const assignments = db.selectFrom('read.assignments as assignment');
  if (caller.label === 'user') return assignments.where(nothing);
  const there = assignments.where(isThere(db, caller, 'assignment'));
  return caller.label === 'brand_admin' ? there.where('assignment.brandId', '=', caller.brandId) : there;
}
