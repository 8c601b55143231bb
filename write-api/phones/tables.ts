import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { PhonePurpose } from './contract.ts';

/** A check that a person receives the messages to a phone. */
export interface PhoneCheckTable {
  id: string;
  /** Hash of the token. The token itself is not stored. */
  hash: string;
  /** The name of the number's claim. */
  phone: string;
  purpose: PhonePurpose;
  /** `PhoneContent`, sealed with a key of its own that is deleted with the row. */
  content: Sealed;
  until: Date;
  /** Hash of the proof; null before the right code. */
  proof_hash: string | null;
  /** The command that spent the proof. */
  spent_by: string | null;
}

export interface PhoneContent {
  /** In E.164. */
  phone: string;
  region: Region;
  /** Six digits. */
  code: string;
}
