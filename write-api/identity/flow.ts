import { createHash, createHmac } from 'node:crypto';
import type { FlowParts } from './provider.ts';

/**
 * What one sign-in in a browser is made of. All of it follows from a secret that the browser keeps and a key of the house, so that nothing
 * is kept here: whoever comes back with another secret has another state, and no use for a code or a token that was meant for this one.
 */
export function flowParts(key: Uint8Array, flow: string): FlowParts {
  const part = (name: string) => createHmac('sha256', key).update(`${name}\n${flow}`).digest('base64url');
  const verifier = part('verifier');
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return { state: part('state'), nonce: part('nonce'), verifier, challenge };
}
