import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { staffRoles } from '#domain/staff-role-kinds.ts';
import { OneOf } from '#http/contract.ts';
import { IdsParam, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';
import type { ColleagueRow } from './contract.ts';
import { staffFor } from './scope.ts';

const staffList = sortedList(
  staffFor,
  {
    id: 'colleague.id',
    username: 'colleague.username',
    created_time: 'colleague.createdAt',
    updated_time: 'colleague.updatedAt',
  },
  { field: 'username', descending: false },
);

export const StaffQuery = ListQuery({
  q: Type.Optional(TextParam),
  ids: Type.Optional(IdsParam),
  role: Type.Optional(OneOf(staffRoles)),
  order: staffList.param,
});

export function matchingStaff(
  { db }: Reading,
  { q, ids, role, order }: Static<typeof StaffQuery>,
): Rows<ColleagueRow> {
  let staff = staffFor(db);
  if (ids !== undefined) staff = staff.where(among('colleague.id', ids));
  if (role !== undefined) staff = staff.where(sql<boolean>`${role} = any(colleague.roles)`);
  if (q !== undefined) {
    staff = staff.where((where) =>
      where.or([holds('colleague.username', q), holds('person.name', q), holds('person.email', q)]),
    );
  }
  return rowsOf(staff, staffList.sorted(staff, order));
}
