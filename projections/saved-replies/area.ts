import { savedReply } from '#domain/saved-replies/saved-reply.ts';
import type { Area } from '../area.ts';
import { recordProjection } from '../kit/records.ts';
import { savedRepliesTable } from './tables.ts';

export const savedRepliesProjection = recordProjection(savedRepliesTable, savedReply);

export const savedReplies = {
  tables: { 'read.savedReplies': savedRepliesTable },
  projections: [savedRepliesProjection],
} satisfies Area;
