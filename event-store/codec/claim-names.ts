import { createHmac } from 'node:crypto';
import type { Claim } from '#domain/claim-values.ts';

/** Returns the name of a claim for its stream's name. Equal values give the same name, and the name does not reveal the value. */
export type ClaimNames = (claim: Claim) => string;

/**
 * Derives the names of claims with the `claimsKey`. The key hides the values, since every reader of the log sees stream names.
 */
export function claimNames(key: Uint8Array): ClaimNames {
  return ({ kind, value }) => createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
}
