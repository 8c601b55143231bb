import { membersFor } from '../briefs/members/scope.ts';
import type { NamesOf } from '../kit/area.ts';
import { among } from '../kit/search.ts';

export const memberNames: NamesOf = (db, caller, ids) =>
  membersFor(db, caller)
    .where(among('member.id', ids))
    .select(['member.id', 'member.username as name'])
    .execute();
