import type { Region } from '#domain/regions.ts';
import type { Language } from '#domain/words/languages.ts';
import type { Letter } from '../sender.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';

export type LetterText = Pick<Letter, 'subject' | 'text'>;

/** What the owner of an account is told of. */
export type NoticeName =
  | 'passwordChanged'
  | 'addressChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorFailed'
  | 'identityLinked'
  | 'socialLinked';

/** What letters say, by what they are about. */
export interface LetterTexts
  extends Readonly<Record<NoticeName, (facts: { username: string; link: string }) => LetterText>> {
  /** Links are whole addresses; they work for as many minutes, or hours. */
  brandInvitation(facts: { brand: string; username: string; link: string; hours: number }): LetterText;
  /** The code has six digits. */
  signUpCode(facts: { code: string; link: string; minutes: number }): LetterText;
  /** A short message: what it is of stands first, since that is all that a locked screen shows. */
  phoneCode(facts: { code: string; minutes: number }): string;
  /** The code of a member, who signs up elsewhere. */
  memberCode(facts: { code: string; minutes: number }): LetterText;
  /** To an address that has an account already. */
  signUpKnown(facts: { link: string }): LetterText;
  /** With a link to set a password by, for who has none; null for who chose one. */
  memberApproved(facts: { username: string; link: string | null }): LetterText;
  memberDeclined(facts: { reason: string }): LetterText;
  brandApproved(facts: { brand: string; username: string; link: string }): LetterText;
  brandDeclined(facts: { brand: string; reason: string }): LetterText;
  staffInvitation(facts: { username: string; link: string; hours: number }): LetterText;
  signInHelp(facts: { username: string; link: string; minutes: number }): LetterText;
  /** To the address of before: somebody else wants another one. */
  addressProposed(facts: { username: string; address: string; link: string }): LetterText;
  /** The same as a short message, to a phone. */
  addressMessage(facts: { link: string }): string;
  /** By the ticket's number; without a link for who has no page of it. */
  ticketAnswered(facts: { number: number; link: string | null }): LetterText;
}

export const letterTexts: Readonly<Record<Language, LetterTexts>> = { ko, en, ja };

/** An account has no language: a member's region's is the likeliest. */
export const languageOfRegion: Readonly<Record<Region, Language>> = { KOREA: 'ko', JAPAN: 'ja' };

/** A letter that speaks several languages. */
export function together(texts: readonly LetterText[]): LetterText {
  return {
    subject: texts.map(({ subject }) => subject).join(' · '),
    text: texts.map(({ text }) => text).join('\n—\n\n'),
  };
}
