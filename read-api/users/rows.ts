import { sql } from 'kysely';
import type { Caller } from '#http/caller.ts';
import type { ReadModels } from '../database.ts';
import type { UsersQuery } from '../scope.ts';
import { pictureAddress } from '../shown/picture.ts';
import type { User, UserDetail } from './contract.ts';

/** Members with what is readable of them. */
export function withPersons(users: UsersQuery) {
  return users
    .leftJoin('private.people as person', (join) =>
      join.on('person.id', '=', sql<string>`'user:' || member.id`),
    )
    .selectAll('member')
    .select(['person.name', 'person.phone', 'person.email', 'person.birthday', 'person.address']);
}

export async function userRows(db: ReadModels, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await withPersons(db.selectFrom('read.users as member'))
    .where(sql<boolean>`member.id = any(${ids})`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export type UserWithPerson = Awaited<ReturnType<typeof userRows>>[number];

/** Staff see what is personal, and members their own; a brand admin what is public. */
function seesPersonal(caller: Caller, row: UserWithPerson): boolean {
  return caller.label === 'staff' || (caller.label === 'user' && caller.id === row.id);
}

export function shownUser(row: UserWithPerson, caller: Caller): User {
  const isKnown = seesPersonal(caller, row);
  return {
    id: row.id,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
    username: row.username,
    realName: isKnown ? row.name : null,
    phone: isKnown ? row.phone : null,
    email: isKnown ? row.email : null,
    role: row.role,
    grade: row.grade,
    gender: row.gender,
    regionId: row.regionId,
    auth: null,
    isPublic: row.isPublic,
    picture: pictureAddress(row.pictures.picture),
  };
}

export function shownUserDetail(row: UserWithPerson, caller: Caller): UserDetail {
  const isKnown = seesPersonal(caller, row);
  return {
    ...shownUser(row, caller),
    bio: row.bio,
    poster: pictureAddress(row.pictures.poster),
    birthday: isKnown ? row.birthday : null,
    address: isKnown ? row.address : null,
    systemSetting: isKnown ? { ...row.systemSetting } : null,
  };
}
