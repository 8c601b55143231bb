import type { ActorsOf, Area } from '../kit/area.ts';
import { peopleOf } from '../kit/history/actors.ts';
import { seesSignInNames } from '../kit/scope.ts';
import { among } from '../kit/search.ts';

/** Members have usernames in histories, as not every reader may see their real names. */
const members: ActorsOf = async (db, _reader, ids) => {
  const people = await peopleOf(db, 'user', ids);
  return people.map(({ id, username }) => ({ id, name: username }));
};

/** Staff without a display name appear to colleagues with their username, and to everyone else without a name. */
export const staffActors: ActorsOf = async (db, reader, ids) => {
  const [people, accounts] = await Promise.all([
    peopleOf(db, 'staff', ids),
    db.selectFrom('read.staff').select(['id', 'username']).where(among('id', ids)).execute(),
  ]);
  const named = new Map(people.map(({ id, name }) => [id, name]));
  const accountNames = new Map(accounts.map(({ id, username }) => [id, username]));
  const accountName = (id: number) => (seesSignInNames(reader) ? accountNames.get(id) : undefined);
  return ids.map((id) => ({ id, name: named.get(id) ?? accountName(id) ?? null }));
};

export const memberActors: Area['actors'] = { user: members, staff: staffActors };
