import { createHmac, timingSafeEqual } from 'node:crypto';

/** One refresh token of a sign-in (its family); `generation` counts from 1. */
export interface RefreshToken {
  family: string;
  generation: number;
}

/**
 * Returns the token's text. It is derived from family and generation, so a stolen database contains no valid token, and a
 * repeated rotation returns the same successor.
 */
export function writeRefreshToken(key: Uint8Array, { family, generation }: RefreshToken): string {
  return `${family}.${generation}.${sign(key, family, String(generation)).toString('base64url')}`;
}

/** Returns the content of a token; null if this service did not sign it. */
export function readRefreshToken(key: Uint8Array, text: string): RefreshToken | null {
  const [, family = '', generation = '', signature = ''] =
    /^([0-9a-f-]{36})\.([1-9]\d{0,8})\.([\w-]{43})$/.exec(text) ?? [];
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(key, family, generation);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { family, generation: Number(generation) };
}

function sign(key: Uint8Array, family: string, generation: string): Buffer {
  return createHmac('sha256', key).update(`${family}.${generation}`).digest();
}
