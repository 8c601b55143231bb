import { latinKeys } from './hangul-keys.ts';
import { plain } from './plain.ts';

/** A scanner's symbology prefix as in ISO/IEC 15424: `]C1` before a GS1-128 code. */
const symbology = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * Reads a scanned or typed code: `plain` without the symbology prefix and with the Latin keys behind a Hangul keyboard.
 * Keeps case; Hangul keyboards lose it, so compare codes without case.
 */
export function scanned(text: string): string {
  // Must precede NFKC, which changes the letters of a Hangul keyboard.
  return plain(latinKeys(text.normalize('NFC'))).replace(symbology, '');
}
