import { createHash, createHmac } from 'node:crypto';
import type { FlowParts } from './provider.ts';

/**
 * Derives state, nonce and PKCE verifier of a sign-in, so that the server stores nothing. They derive from a secret that the
 * browser stores (`flow`) and a key of the server. Another browser has another secret, and cannot use a code or token of this
 * sign-in.
 */
export function flowParts(key: Uint8Array, flow: string): FlowParts {
  const part = (name: string) => createHmac('sha256', key).update(`${name}\n${flow}`).digest('base64url');
  const verifier = part('verifier');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier, challenge };
}
