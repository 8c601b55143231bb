import { brandAdminActors } from '../brands/actors.ts';
import type { NamesOf } from '../kit/area.ts';
import { staffActors } from '../members/actors.ts';
import { seenAdmins } from '../notes/account-names.ts';

/** Names of staff accounts mentioned in a history. */
export const staffNames: NamesOf = staffActors;

export const brandAdminNames: NamesOf = async (db, caller, ids) => {
  const seen = await seenAdmins(db, caller, ids);
  return (await brandAdminActors(db, caller, ids)).filter(({ id }) => seen.has(id));
};
