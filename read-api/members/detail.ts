import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { highestId } from '#http/ids.ts';
import { membersFor } from '../briefs/members/scope.ts';
import { isNamed } from '../briefs/members/search.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { type UserDetail, userDetailFields } from './contract.ts';
import { seenUser, whole } from './rows.ts';

/** Returns one member by id or `@username`. Throws 404 if the caller may not see the member. */
export async function userDetail(
  { db, now }: ReadDeps,
  caller: Caller,
  idOrName: string,
): Promise<UserDetail> {
  const row = await whole({ db, caller }, called(db, caller, idOrName)).executeTakeFirst();
  if (row === undefined) throw notFound('user', idOrName);
  return userDetailFields.shown(seenUser(row, caller, now().toISOString()));
}

function called(db: ReadModels, caller: Caller, idOrName: string) {
  const users = membersFor(db, caller);
  if (idOrName.startsWith('@')) return users.where(isNamed('member.username', idOrName.slice(1)));
  const id = Number(idOrName);
  if (id > highestId) throw notFound('user', idOrName);
  return users.where('member.id', '=', id);
}
