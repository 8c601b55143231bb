import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import { nothing } from '../kit/scope.ts';
import { isThere } from '../notes/there.ts';

/** Assignments of what is there, as the caller may know of them: staff of all, a brand's admins of their own brand's. */
export function assignmentsFor(db: ReadModels, caller: Caller) {
  const assignments = db.selectFrom('read.assignments as assignment');
  if (caller.label === 'user') return assignments.where(nothing);
  const there = assignments.where(isThere(db, caller, 'assignment'));
  return caller.label === 'brand_admin' ? there.where('assignment.brandId', '=', caller.brandId) : there;
}
