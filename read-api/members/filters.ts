import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import {
  identifiedUser,
  memberGrades,
  memberRoles,
  roleNamed,
  signIns,
} from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { notForThisCaller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { FlagParam, IdParam, IdsParam, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { GenderParam, genderOf } from '../briefs/members/gender-param.ts';
import { type MembersQuery, membersFor } from '../briefs/members/scope.ts';
import { usersLike, usersWith } from '../briefs/members/search.ts';
import type { Reading } from '../kit/reading.ts';
import { seesPersons } from '../kit/scope.ts';
import { among, holds } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';

export const memberList = sortedList(
  membersFor,
  {
    id: 'member.id',
    username: 'member.username',
    created_time: 'member.createdAt',
    updated_time: 'member.updatedAt',
  },
  newestFirst,
);

export const UsersParams = ListQuery({
  id: Type.Optional(IdParam),
  q: Type.Optional(TextParam),
  auth: Type.Optional(OneOf(signIns)),
  real_name: Type.Optional(TextParam),
  username: Type.Optional(TextParam),
  phone: Type.Optional(TextParam),
  email: Type.Optional(TextParam),
  role: Type.Optional(OneOf([...memberRoles, identifiedUser])),
  grade: Type.Optional(OneOf(memberGrades)),
  gender: Type.Optional(GenderParam),
  region_id: Type.Optional(OneOf(regions)),
  is_public: Type.Optional(FlagParam),
  ids: Type.Optional(IdsParam),
  order: memberList.param,
});
export type UsersParams = Static<typeof UsersParams>;

/** Members that the caller may see and that match all filters. Throws 403 for filters on data that the caller may not see. */
export async function matchingUsers(reading: Reading, query: UsersParams): Promise<{ users: MembersQuery }> {
  const { db, caller } = reading;
  const personal = [
    ['name', query.real_name],
    ['phone', query.phone],
    ['email', query.email],
  ] as const;
  let users = membersFor(db, caller);
  const { ids } = query;
  if (ids !== undefined) users = users.where(among('member.id', ids));
  const values = [
    ['member.id', query.id],
    ['member.role', query.role && roleNamed(query.role)],
    ['member.grade', query.grade],
    ['member.gender', genderOf(query.gender)],
    ['member.regionId', query.region_id],
    ['member.isPublic', query.is_public],
  ] as const;
  for (const [column, value] of values) if (value !== undefined) users = users.where(column, '=', value);
  if (query.username !== undefined) users = users.where(holds('member.username', query.username));
  if (query.q !== undefined) {
    const found = await usersLike(reading, query.q);
    users = users.where(found('member.id'));
  }
  if (query.auth !== undefined) {
    if (!seesPersons(caller)) throw notForThisCaller(caller, ['staff']);
    users = users.where(sql<boolean>`${query.auth} = any(member.sign_ins)`);
  }
  for (const [column, text] of personal) {
    if (text === undefined) continue;
    if (!seesPersons(caller)) throw notForThisCaller(caller, ['staff']);
    const persons = await usersWith(reading, column, text);
    users = users.where(persons('member.id'));
  }
  return { users };
}
