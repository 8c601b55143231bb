import type { SavedReplyEvent } from '#domain/saved-replies/saved-reply.ts';
import { savedReplyWords } from '#domain/saved-replies/words/en.ts';
import type { EventTexts } from '../../event-texts.ts';

const savedReply = {
  create: 'Save a reply',
  remove: 'Remove the reply',
  removeText: '“{{title}}” is no longer offered. Answers that were sent stay.',
  search: 'Title or text',
  text: 'Text',
  insert: 'Saved replies',
  language: 'Language',
  none: 'No reply is saved yet.',
  placeholders:
    'In a text, {asker} stands for the name of the asker, and {number} for the number of the question.',
  refused: {
    placeholder_unknown:
      'No reply can fill in the word in braces. Use {asker} or {number}, or leave out the braces.',
  },
  fields: savedReplyWords,
} as const;

export const texts = { savedReply } as const;

export const rooms = {
  savedReplies: 'Saved replies',
  savedReplyCreate: 'New reply',
  savedReply: 'Saved reply',
} as const;

export const history = {
  categories: { saved_reply: 'Saved reply' },
  categoryWithId: { saved_reply: 'Saved reply {{id}}' },
  event: {
    SavedReplyRegistered: 'Reply was saved: {{title}}.',
    SavedReplyRevised: 'Reply was changed.',
    SavedReplyRemoved: 'Reply was removed.',
  } as const satisfies EventTexts<SavedReplyEvent>,
  fieldOf: { saved_reply: savedReplyWords },
} as const;

export const replay = {
  entities: { saved_reply: 'Saved reply' },
  projection: { saved_replies: 'Saved replies' },
} as const;
