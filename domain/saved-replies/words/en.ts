import type { FieldNames } from '../../words/field-names.ts';
import type { SavedReplyFields } from '../saved-reply.ts';

export const savedReplyWords = {
  id: 'No.',
  title: 'Title',
  textEn: 'Text in English',
  textKo: 'Text in Korean',
  textJa: 'Text in Japanese',
  createdTime: 'Added',
  updatedTime: 'Last change',
} as const satisfies FieldNames<SavedReplyFields>;
