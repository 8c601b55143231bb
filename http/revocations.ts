import type { Caller } from './caller.ts';

/**
 * What ends access tokens before their time: an account or a brand that was removed, a sign-in that was ended. Each is
 * for ever, so that no clocks need be compared; keys are `<category>-<id>` and `sign_in-<id>`.
 */
export interface Revocations {
  has(key: string): boolean;
  /** @throws 503 where this process was not told for so long that something may have ended that it does not know of. */
  requireTold(): void;
  /** Calls back each time that something is revoked; answers what stops that. */
  onRevoked(said: () => void): () => void;
}

/** Where nobody tells. */
export const noRevocations: Revocations = {
  has: () => false,
  requireTold: () => undefined,
  onRevoked: () => () => undefined,
};

export const signInKey = (signIn: string): string => `sign_in-${signIn}`;
export const brandKey = (brandId: number): string => `brand-${brandId}`;
export const accountKey = (category: string, id: number): string => `${category}-${id}`;

/** What the caller's token ends with; `signIn` is null where it came from none. */
export function keysOf(caller: Caller, signIn: string | null): string[] {
  return [
    accountKey(caller.label, caller.id),
    ...(caller.label === 'brand_admin' ? [brandKey(caller.brandId)] : []),
    ...(signIn === null ? [] : [signInKey(signIn)]),
  ];
}
