import type { Area } from '../kit/areas/area.ts';
import { mentionWords } from './mention-words.ts';

/** Comments on entities, shown on their pages and in their histories. */
export const comments: Area = {
  words: { text: mentionWords },
};
