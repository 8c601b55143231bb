import type { Language } from '#domain/words/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LetterText, LetterTexts } from './letter-texts.ts';

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { ko, en, ja };

/** Combines the texts of an e-mail in several languages. */
export function together(texts: readonly LetterText[]): LetterText {
  return {
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: texts.map(({ text }) => text).join('\n—\n\n'),
  };
}
