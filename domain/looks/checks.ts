import type { CertificationMethod } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** A method's finding about one rejection reason. */
export interface Check {
  reason: RejectionReason;
  /** True if the post passes; null if the facts needed for the check are unknown, which never counts as a failure. */
  passed: boolean | null;
  /** The text that was found or is missing; null if there is no text to show. */
  evidence: string | null;
}

/** The language model that was asked, and the version of the prompt. */
export interface AskedModel {
  name: string;
  prompt: string;
}

/** The certification method and its findings. */
export interface Judged {
  method: CertificationMethod;
  checks: readonly Check[];
  /** The model; only set for the method `LANGUAGE_MODEL`. */
  model?: AskedModel;
}

/** A decision by a person has no checks; its reasons state what the person found. */
export const byPerson: Judged = { method: 'ACTOR', checks: [] };
