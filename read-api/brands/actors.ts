import type { ActorsOf, Area } from '../kit/area.ts';
import { peopleOf } from '../kit/history/actors.ts';

export const brandAdminActors: ActorsOf = async (db, _reader, ids) => {
  const people = await peopleOf(db, 'brand_admin', ids);
  return people.map(({ id, name, username }) => ({ id, name: name ?? username }));
};

export const brandActors: Area['actors'] = { brand_admin: brandAdminActors };
