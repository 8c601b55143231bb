import type { Area } from '../kit/areas/area.ts';
import { mentionWords } from './mention-words.ts';

/** What people say of things: a part of their pages and of their histories. */
export const comments: Area = {
  words: { text: mentionWords },
};
