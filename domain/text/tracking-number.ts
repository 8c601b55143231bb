import { scanned } from './scanned.ts';

/** The letters with which scanners of Japanese couriers frame a Codabar (NW-7) code; they are no part of the number. */
const codabar = /^[A-DTNE*]([\d-]{6,})[A-DTNE*]$/;
/** Signs that spreadsheets put around a number so that it stays a text. */
const quoted = /^['"=]+|["']+$/g;
const hyphens = /[\p{Pd}\u2212\u30fc]/gu;

/**
 * The number of a parcel as it is kept and sent: capitals, digits and the hyphens that people write. Full-width forms, blanks,
 * scanner prefixes, the letters of a Hangul keyboard and the frame of a Codabar code go.
 */
export function trackingNumber(text: string): string {
  const plain = scanned(text).replace(quoted, '').replace(hyphens, '-').replace(/\s/g, '').toUpperCase();
  return plain.replace(codabar, '$1');
}

/** The number as it is compared and looked for: whether people wrote hyphens into it makes no difference. */
export function trackingKey(text: string): string {
  return trackingNumber(text).replace(/[^A-Z0-9]/g, '');
}

/** Whether a spreadsheet has shortened the number (`4.03E+11`), so that nobody can tell it any more. */
export function isShortened(text: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/.test(trackingNumber(text));
}
