import { createHmac } from 'node:crypto';
import type { Claim } from '#domain/claim-values.ts';

/** Returns the name of a claim in its stream's name: the same for equal values, and irreversible. */
export type ClaimNames = (claim: Claim) => string;

/** Derives names with the `claimsKey`. It hides the values, since all readers of the log see stream names. */
export function claimNames(key: Uint8Array): ClaimNames {
  return ({ kind, value }) => createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
}
