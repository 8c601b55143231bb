import { savedReplies as models } from '#projections/saved-replies/area.ts';
import { savedRepliesTable } from '#projections/saved-replies/tables.ts';
import type { Area, NamesOf } from '../kit/area.ts';
import { recordsThen } from '../kit/records/records-then.ts';
import { among } from '../kit/search.ts';
import { savedReplyReads } from './saved-reply-reads.ts';

const names: NamesOf = async (db, caller, ids) =>
  caller.label === 'staff'
    ? db.selectFrom('read.savedReplies').where(among('id', ids)).select(['id', 'title as name']).execute()
    : [];

export const savedReplies: Area = {
  routes: savedReplyReads.routes,
  streams: savedReplyReads.streams,
  names: { saved_reply: names },
  past: savedReplyReads.past,
  rowsThen: recordsThen(models, { saved_reply: savedRepliesTable }),
};
