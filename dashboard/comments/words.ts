import type { Words } from '../kit/history/words.ts';
import { mentionWords } from './mention-words.ts';

export const words: Words = { text: mentionWords };
