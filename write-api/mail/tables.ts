import type { Sealed } from '#domain/sealed.ts';
import type { Way } from './sender.ts';

/** A letter that waits to be sent, or stays in the outbox. */
export interface LetterTable {
  id: string;
  /** The person whose key seals the letter: `brand_admin:12`. Without the key it is neither read nor sent. */
  person: string;
  way: Way;
  /** JSON of its recipient, subject and text. */
  letter: Sealed;
  /** The sender whose rate limit it counts for, beside its recipient's: `brand:12`. */
  sender: string | null;
  written_at: Date;
  /** When the letter expires. */
  until: Date;
}

/** A sent letter, with one row for its recipient and one for its sender. */
export interface LetterSentTable {
  /** The recipient, hashed like a claim, or the sender. */
  counted: string;
  letter_id: string;
  at: Date;
}
