import { createHmac } from 'node:crypto';
import type { Claim } from '#domain/claim-values.ts';

/** What a claim is called in the name of its stream: the same for equal values, and found out by nobody. */
export type ClaimNames = (claim: Claim) => string;

/** Names by a house's key of claims (`claimsKey`). It hides the values, since streams' names can be read by whoever reads the log. */
export function claimNames(key: Uint8Array): ClaimNames {
  return ({ kind, value }) => createHmac('sha256', key).update(`${kind}:${value}`).digest('hex');
}
