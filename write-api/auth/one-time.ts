import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import Type from 'typebox';

/** What a mailed link or an answer carries and opens something with once, as `newToken` makes it. */
export const OneTimeToken = Type.String({
  format: 'plain',
  pattern: '^[A-Za-z0-9_-]{43}$',
  maxLength: 100,
});

/** What is read in a letter or a message and typed on any keyboard, as `newCode` makes it. */
export const OneTimeCode = Type.String({ format: 'one-time-code', minLength: 6, maxLength: 40 });

/** 32 random bytes as base64url. The database knows its hash alone: it holds nothing that opens anything. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is known of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** Whether a code is the one that was sent, in the same time wherever they differ. */
export function isSameCode(typed: string, sent: string): boolean {
  const [one, other] = [Buffer.from(typed), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
