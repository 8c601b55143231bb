import { createHash, createHmac } from 'node:crypto';
import type { FlowParts } from './provider.ts';

/**
 * Derives the parts of a browser sign-in from a secret that the browser keeps and a key of the house, so nothing is
 * stored here. A browser with another secret gets another state, and cannot use a code or token meant for this one.
 */
export function flowParts(key: Uint8Array, flow: string): FlowParts {
  const part = (name: string) => createHmac('sha256', key).update(`${name}\n${flow}`).digest('base64url');
  const verifier = part('verifier');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier, challenge };
}
