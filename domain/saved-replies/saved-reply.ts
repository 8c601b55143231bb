import { type RecordEvent, recordDecider, recordTransitions, removing } from '../record.ts';

/** A text with which staff begin an answer. Each text may have the placeholders of `placeholder-kinds.ts`. */
export interface SavedReplyFields {
  title: string;
  textEn: string;
  textKo: string;
  textJa: string;
}

/** The events of the stream `saved_reply-<id>`. */
export type SavedReplyEvent = RecordEvent<'SavedReply', SavedReplyFields, typeof removing>;

export const savedReplyTransitions = recordTransitions('SavedReply', removing);

export const savedReply = recordDecider({
  category: 'saved_reply',
  event: 'SavedReply',
  blank: { title: '', textEn: '', textKo: '', textJa: '' } as SavedReplyFields,
  ending: removing,
});
