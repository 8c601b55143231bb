import { scanned } from './scanned.ts';

/**
 * Matches a Codabar (NW-7) code with the start and stop letters that scanners of Japanese couriers add; they are not part of
 * the number.
 */
const codabar = /^[A-DTNE*]([\d-]{6,})[A-DTNE*]$/;
/** Matches characters that spreadsheets put around a number to keep it as text. */
const quoted = /^['"=]+|["']+$/g;
const hyphens = /[\p{Pd}\u2212\u30fc]/gu;

/**
 * Normalizes a parcel's number for storage and for couriers: capitals, digits and hyphens as written. Removes full-width
 * forms, blanks, scanner prefixes and the Codabar frame, and turns Hangul back into Latin keys.
 */
export function trackingNumber(text: string): string {
  const plain = scanned(text).replace(quoted, '').replace(hyphens, '-').replace(/\s/g, '').toUpperCase();
  return plain.replace(codabar, '$1');
}

/** Returns a parcel's number for comparisons and searches, without hyphens. */
export function trackingKey(text: string): string {
  return trackingNumber(text).replace(/[^A-Z0-9]/g, '');
}

/** Returns whether a spreadsheet shortened the number (`4.03E+11`) and so lost digits. */
export function isShortened(text: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/.test(trackingNumber(text));
}

/** Returns whether a parcel's number has letters or digits, and no spreadsheet has shortened it. */
export function isWholeNumber(text: string): boolean {
  return trackingKey(text) !== '' && !isShortened(text);
}
