import type { Region } from '#domain/regions.ts';
import type { Language } from '#domain/words/languages.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { LetterText, LetterTexts } from './letter-texts.ts';

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { ko, en, ja };

/** Accounts have no language, so letters to members use the language of their region. */
export const languageOfRegion: Readonly<Record<Region, Language>> = { KOREA: 'ko', JAPAN: 'ja' };

/** Combines a letter's texts in several languages. */
export function together(texts: readonly LetterText[]): LetterText {
  return {
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: texts.map(({ text }) => text).join('\n—\n\n'),
  };
}
