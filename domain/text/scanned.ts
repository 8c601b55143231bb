import { latinKeys } from './hangul-keys.ts';
import { plain } from './plain.ts';

/** Matches a scanner's symbology prefix as in ISO/IEC 15424: `]C1` before a GS1-128 code. */
const symbology = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * Reads a scanned or typed code: `plain` without the symbology prefix, and with Hangul turned back into the Latin keys. It
 * keeps the case, but Hangul keyboards lose it, so compare codes without case.
 */
export function scanned(text: string): string {
  // The Latin keys must be read before NFKC, which changes the letters of a Hangul keyboard.
  return plain(latinKeys(text.normalize('NFC'))).replace(symbology, '');
}
