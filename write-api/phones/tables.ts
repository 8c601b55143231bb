import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { PhonePurpose } from './contract.ts';

/** A running check of a phone. */
export interface PhoneCheckTable {
  id: string;
  /** Hash of the token; the token itself is not stored. */
  hash: string;
  /** Name of the claim on the number. */
  phone: string;
  purpose: PhonePurpose;
  /** `PhoneContent`, sealed with a key that is deleted with the row. */
  content: Sealed;
  until: Date;
  /** Hash of the proof; null until the code is confirmed. */
  proof_hash: string | null;
  /** The command that spent the proof. */
  spent_by: string | null;
}

export interface PhoneContent {
  /** In E.164 format. */
  phone: string;
  region: Region;
  /** Six digits. */
  code: string;
}
