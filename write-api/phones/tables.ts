import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { PhonePurpose } from './contract.ts';

/** A phone check that has begun. */
export interface PhoneCheckTable {
  id: string;
  /** The hash of the token; the token itself is not stored. */
  hash: string;
  /** The name of the claim on the number. */
  phone: string;
  purpose: PhonePurpose;
  /** The sealed content: a `PhoneContent`. Its key is deleted with the row. */
  content: Sealed;
  until: Date;
  /** The hash of the proof; null until the code is confirmed. */
  proof_hash: string | null;
  /** The command that used the proof; null while it is unused. */
  spent_by: string | null;
}

export interface PhoneContent {
  /** The phone in E.164. */
  phone: string;
  region: Region;
  /** The code of six digits. */
  code: string;
}
