import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';

/** A token for one use in a mailed link or an answer, made by `newToken`. */
export const OneTimeToken = Type.String({
  format: 'plain',
  pattern: '^[A-Za-z0-9_-]{43}$',
  maxLength: 100,
});

/** A code that people read in an e-mail or message and type, made by `newCode`. */
export const OneTimeCode = Type.String({ format: 'one-time-code', minLength: 6, maxLength: 40 });

/**
 * Returns a token: 32 random bytes as base64url. The database stores only its hash, so a stolen database contains no valid
 * token.
 */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Returns a code of six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Compares codes in constant time. */
export function isSameCode(typed: string, sent: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
