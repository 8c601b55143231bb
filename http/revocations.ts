import type { Caller } from './caller.ts';

/**
 * The access tokens revoked before they expire, because an account or brand was removed or a sign-in ended. A revocation is
 * permanent, so no clocks need to be compared. Keys are `<category>-<id>` and `sign_in-<id>`.
 */
export interface Revocations {
  has(key: string): boolean;
  /** @throws 503 if the revocation feed has been silent for so long that this process may have missed a revocation. */
  requireTold(): void;
  /** Calls `said` at each revocation; returns a function that unsubscribes. */
  onRevoked(said: () => void): () => void;
}

/** Revokes nothing: for processes without a revocation feed. */
export const noRevocations: Revocations = {
  has: () => false,
  requireTold: () => undefined,
  onRevoked: () => () => undefined,
};

export const signInKey = (signIn: string): string => `sign_in-${signIn}`;
export const brandKey = (brandId: number): string => `brand-${brandId}`;
export const accountKey = (category: string, id: number): string => `${category}-${id}`;

/** Returns the keys that revoke the caller's token. `signIn` is null if the token names no sign-in. */
export function keysOf(caller: Caller, signIn: string | null): string[] {
  return [
    accountKey(caller.label, caller.id),
    ...(caller.label === 'brand_admin' ? [brandKey(caller.brandId)] : []),
    ...(signIn === null ? [] : [signInKey(signIn)]),
  ];
}
