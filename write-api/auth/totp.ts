import { createHash, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { plain } from '#domain/text/plain.ts';

/** The parameters of RFC 6238 that every authenticator app supports: SHA-1, six digits, steps of 30 seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30, issuer: 'tryset' } as const;
const stepMs = form.period * 1000;
/** A code is also valid one step before and after its own, since clocks differ and typing takes time. */
const window = 1;

/** Returns a new secret of 20 bytes, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth:` URL that an authenticator app scans. */
export function addressOf(secret: string, label: string): string {
  return new TOTP({ ...form, label, secret: Secret.fromBase32(secret) }).toString();
}

/** Returns the time step of a code, counted from 1970; null if no step near the instant `at` has this code. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  if (!/^[0-9]{6}$/.test(code)) return null;
  const totp = new TOTP({ ...form, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: at.getTime(), window });
  return delta === null ? null : Math.floor(at.getTime() / stepMs) + delta;
}

/** The letters of recovery codes, without characters that look alike: no 0, 1, I, L, O. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const recoveryCodes = 10;

/**
 * Returns ten recovery codes of ten letters, each for one sign-in without the device. With 49 bits, they cannot be guessed
 * within the rate limit.
 */
export function newRecoveryCodes(): string[] {
  const letter = () => letters[randomInt(letters.length)];
  const half = () => Array.from({ length: 5 }, letter).join('');
  return Array.from({ length: recoveryCodes }, () => `${half()}-${half()}`);
}

/** Returns the stored form of a recovery code. It ignores hyphens, spaces, case and width. */
export function recoveryHash(code: string): string {
  const letters = plain(code)
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(letters).digest('base64url');
}
