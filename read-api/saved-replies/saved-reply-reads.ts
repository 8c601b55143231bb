import { savedReply } from '#domain/saved-replies/saved-reply.ts';
import { savedRepliesTable } from '#projections/saved-replies/tables.ts';
import type { ReadModels } from '../database.ts';
import { recordReads } from '../kit/records/record-reads.ts';
import { holds } from '../kit/search.ts';
import { savedReplyFields } from './contract.ts';

/** Saved replies, which only staff see. */
export const savedReplyReads = recordReads(savedRepliesTable, savedReply, {
  url: '/v1/saved-replies',
  tags: ['support'],
  name: 'SavedReply',
  names: 'SavedReplies',
  summaries: {
    list: 'The replies that staff keep, by title',
    detail: 'A saved reply, as it is or as it was',
    history: 'What happened to a saved reply, newest first',
  },
  who: ['staff'],
  field: 'savedReplyId',
  rows: (db: ReadModels) =>
    db.selectFrom('read.savedReplies as reply').where('reply.status', '=', 'active').selectAll('reply'),
  columns: {
    id: 'reply.id',
    title: 'reply.title',
    created_time: 'reply.createdAt',
    updated_time: 'reply.updatedAt',
  },
  order: { field: 'title', descending: false },
  search: (text) => [
    holds('reply.title', text),
    holds('reply.textEn', text),
    holds('reply.textKo', text),
    holds('reply.textJa', text),
  ],
  row: savedReplyFields,
});
