import { latinKeys } from './hangul-keys.ts';
import { plain } from './plain.ts';

/** A scanner's prefix that names the symbology, as ISO/IEC 15424 defines it: `]C1` before a GS1-128 code. */
const symbology = /^\][A-Za-z][0-9A-Za-z]/;

/**
 * What a scanner or a person sent to a field of codes: `plain`, without the symbology prefix, and with the Latin keys
 * that a keyboard set to Hangul hides. Keeps case, which a Hangul keyboard loses: compare codes without it.
 */
export function scanned(text: string): string {
  // Before NFKC, which turns the letters of a Hangul keyboard into others.
  return plain(latinKeys(text.normalize('NFC'))).replace(symbology, '');
}
