import type { Letter } from '../sender.ts';

export type LetterText = Pick<Letter, 'subject' | 'text'>;

/** The security notices to an account's owner. */
export type NoticeName =
  | 'passwordChanged'
  | 'addressChanged'
  | 'secondFactorSet'
  | 'secondFactorRemoved'
  | 'secondFactorFailed'
  | 'identityLinked'
  | 'socialLinked';

/** The texts of letters, by subject. */
export interface LetterTexts
  extends Readonly<Record<NoticeName, (facts: { username: string; link: string }) => LetterText>> {
  /** Links are whole addresses. They expire after the given minutes or hours. */
  brandInvitation(facts: { brand: string; username: string; link: string; hours: number }): LetterText;
  /** The code has six digits. */
  signUpCode(facts: { code: string; link: string; minutes: number }): LetterText;
  /** A short message. Its subject comes first, since a locked screen shows only the beginning. */
  phoneCode(facts: { code: string; minutes: number }): string;
  /** The code for a member, who signs up outside of the dashboard. */
  memberCode(facts: { code: string; minutes: number }): LetterText;
  /** Sent to an address that already has an account. */
  signUpKnown(facts: { link: string }): LetterText;
  /** `link` sets a first password; null if the member has one. */
  memberApproved(facts: { username: string; link: string | null }): LetterText;
  memberDeclined(facts: { reason: string }): LetterText;
  brandApproved(facts: { brand: string; username: string; link: string }): LetterText;
  brandDeclined(facts: { brand: string; reason: string }): LetterText;
  staffInvitation(facts: { username: string; link: string; hours: number }): LetterText;
  signInHelp(facts: { username: string; link: string; minutes: number }): LetterText;
  /** Sent to the current address when somebody else proposes another one. */
  addressProposed(facts: { username: string; address: string; link: string }): LetterText;
  /** The same as a short message, to a phone. */
  addressMessage(facts: { link: string }): string;
  /** Names the ticket's number. Members get no link, since they have no page for tickets. */
  ticketAnswered(facts: { number: number; link: string | null }): LetterText;
}
