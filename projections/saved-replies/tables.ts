import type { SavedReplyFields } from '#domain/saved-replies/saved-reply.ts';
import { recordTable } from '../kit/records.ts';

export const savedRepliesTable = recordTable<SavedReplyFields>('read.saved_replies', {
  title: 'text',
  textEn: 'text',
  textKo: 'text',
  textJa: 'text',
});
