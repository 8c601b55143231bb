import type { CertificationMethod } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** What a method saw for one reason. */
export interface Check {
  reason: RejectionReason;
  /** Null while what it asks for is not known: that fails nothing. */
  passed: boolean | null;
  /** What was found, or what is missing, as it stands in the text; null where there is nothing to show. */
  evidence: string | null;
}

/** Which language model was asked, and by which version of the question. */
export interface AskedModel {
  name: string;
  prompt: string;
}

/** By what something was certified, and what that saw. */
export interface Judged {
  method: CertificationMethod;
  checks: readonly Check[];
  /** Of a language model; left out of all other methods. */
  model?: AskedModel;
}

/** A person says what it saw by its decision. */
export const byPerson: Judged = { method: 'ACTOR', checks: [] };
