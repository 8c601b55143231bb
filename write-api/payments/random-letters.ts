import { randomInt } from 'node:crypto';
import { randomLetters } from '#domain/payments/merchant-uid.ts';

/** Fresh letters for the name of an attempt. */
export function freshLetters(): string {
  return Array.from({ length: randomLetters }, () => String.fromCharCode(97 + randomInt(26))).join('');
}
