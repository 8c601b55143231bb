import type { Sealed } from '#domain/sealed.ts';
import type { Way } from './sender.ts';

/** A message that waits to be sent, or stays in the outbox. */
export interface LetterTable {
  id: string;
  /** The person whose key seals the message: `brand_admin:12`. Once the key is deleted, the message is neither read nor sent. */
  person: string;
  way: Way;
  /** The sealed message: JSON of its recipient, subject and text. */
  letter: Sealed;
  /** The sender (`brand:12`) whose rate limit the message counts for, in addition to the recipient's; null for none. */
  sender: string | null;
  written_at: Date;
  /** When the message expires. */
  until: Date;
}

/** A sent message, with one row for its recipient and one for its sender. */
export interface LetterSentTable {
  /** The recipient, hashed like a claim; or the sender. */
  counted: string;
  letter_id: string;
  at: Date;
}
