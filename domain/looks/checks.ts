import type { CertificationMethod } from './look-kinds.ts';
import type { RejectionReason } from './rejection-reasons.ts';

/** A method's finding about one rejection reason. */
export interface Check {
  reason: RejectionReason;
  /** Null if the needed facts are unknown; null never counts as a failure. */
  passed: boolean | null;
  /** The text that was found or is missing; null if there is nothing to show. */
  evidence: string | null;
}

/** The language model and the version of the prompt. */
export interface AskedModel {
  name: string;
  prompt: string;
}

/** The certification method and its findings. */
export interface Judged {
  method: CertificationMethod;
  checks: readonly Check[];
  /** Only for language models. */
  model?: AskedModel;
}

/** People leave no checks; their decision states their finding. */
export const byPerson: Judged = { method: 'ACTOR', checks: [] };
