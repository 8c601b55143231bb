import type { Region } from '#domain/regions.ts';
import type { Sealed } from '#domain/sealed.ts';
import type { PhonePurpose } from './contract.ts';

/** That somebody is to show that messages to a phone reach them. */
export interface PhoneCheckTable {
  id: string;
  /** Of the token, which is known nowhere else. */
  hash: string;
  /** The name of the claim on the number. */
  phone: string;
  purpose: PhonePurpose;
  /** `PhoneContent`, sealed with a key of its own that goes with the row. */
  content: Sealed;
  until: Date;
  /** Of what they have that have shown it; null until then. */
  proof_hash: string | null;
  /** The command that the proof was spent on. */
  spent_by: string | null;
}

export interface PhoneContent {
  /** As E.164 has it. */
  phone: string;
  region: Region;
  /** Six of them. */
  code: string;
}
