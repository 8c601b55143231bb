import type { Caller } from './caller.ts';

/**
 * Revokes access tokens before they expire: a removed account or brand, or an ended sign-in. A revocation is permanent,
 * so no clocks need to be compared. Keys are `<category>-<id>` and `sign_in-<id>`.
 */
export interface Revocations {
  has(key: string): boolean;
  /** @throws 503 if the revocation feed has been silent for so long that this process may have missed a revocation. */
  requireTold(): void;
  /** Calls back at each revocation; returns a function that unsubscribes. */
  onRevoked(said: () => void): () => void;
}

/** For processes without a revocation feed. */
export const noRevocations: Revocations = {
  has: () => false,
  requireTold: () => undefined,
  onRevoked: () => () => undefined,
};

export const signInKey = (signIn: string): string => `sign_in-${signIn}`;
export const brandKey = (brandId: number): string => `brand-${brandId}`;
export const accountKey = (category: string, id: number): string => `${category}-${id}`;

/** Returns the keys that revoke the caller's token; `signIn` is null if the token has none. */
export function keysOf(caller: Caller, signIn: string | null): string[] {
  return [
    accountKey(caller.label, caller.id),
    ...(caller.label === 'brand_admin' ? [brandKey(caller.brandId)] : []),
    ...(signIn === null ? [] : [signInKey(signIn)]),
  ];
}
