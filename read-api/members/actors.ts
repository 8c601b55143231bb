import type { ActorsOf, Area } from '../kit/area.ts';
import { peopleOf } from '../kit/history/actors.ts';
import { among } from '../kit/search.ts';

/** A member is known by its username: its real name is not for everybody who may read a history. */
const members: ActorsOf = async (db, ids) => {
  const people = await peopleOf(db, 'user', ids);
  return people.map(({ id, username }) => ({ id, name: username }));
};

export const staffActors: ActorsOf = async (db, ids) => {
  const [people, accounts] = await Promise.all([
    peopleOf(db, 'staff', ids),
    db.selectFrom('read.staff').select(['id', 'username']).where(among('id', ids)).execute(),
  ]);
  const named = new Map(people.map(({ id, name, username }) => [id, name ?? username]));
  const accountNames = new Map(accounts.map(({ id, username }) => [id, username]));
  return ids.map((id) => ({ id, name: named.get(id) ?? accountNames.get(id) ?? null }));
};

export const memberActors: Area['actors'] = { user: members, staff: staffActors };
