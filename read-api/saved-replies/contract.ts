import type { Static } from 'typebox';
import type { AsOf } from '../kit/as-of/contract.ts';
import { type EveryRow, idFields, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { savedReplyColumns } from './columns.ts';

/** A text with which staff begin an answer, in each language. */
export interface SavedReplyRow extends EveryRow {
  title: string;
  textEn: string;
  textKo: string;
  textJa: string;
}

export const savedReplyFields = readable<SavedReplyRow>()(savedReplyColumns, {
  ...idFields,
  title: { is: Text, of: (row) => row.title, csv: 'title' },
  textEn: { is: Text, of: (row) => row.textEn, csv: 'text_en' },
  textKo: { is: Text, of: (row) => row.textKo, csv: 'text_ko' },
  textJa: { is: Text, of: (row) => row.textJa, csv: 'text_ja' },
  ...timeFields,
});

export type SavedReply = Static<typeof savedReplyFields.shape>;
export type SavedReplyDetail = SavedReply & { asOf?: AsOf };
