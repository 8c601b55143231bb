import type { Sealed } from '#domain/sealed.ts';
import type { Way } from './sender.ts';

/** A letter that is to be sent, or lies in the outbox. */
export interface LetterTable {
  id: string;
  /** Whose key it is sealed with: `brand_admin:12`. Without the key nobody reads it, nor sends it. */
  person: string;
  way: Way;
  /** JSON of whom it goes to, its subject and its text. */
  letter: Sealed;
  /** Whom it counts for where it leaves, beside its recipient: `brand:12`. */
  sender: string | null;
  written_at: Date;
  /** Nobody needs it after that. */
  until: Date;
}

/** A letter that has left, for each whom it counts for: its recipient and its sender. */
export interface LetterSentTable {
  /** Its recipient hidden as claims are, or its sender. */
  counted: string;
  letter_id: string;
  at: Date;
}
