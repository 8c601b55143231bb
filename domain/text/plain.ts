/** Matches invisible characters: controls and Unicode's Default_Ignorable (zero-width, bidi, fillers, variation selectors). */
export const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** Matches white space and the blank Braille pattern. */
const blank = /[\s\u2800]+/gu;

/**
 * Normalizes input from any keyboard, scanner or spreadsheet: NFKC, no invisible characters, single blanks, trimmed. Keeps
 * case. Use it for codes, numbers and addresses, and to compare names.
 */
export function plain(text: string): string {
  return text.replace(blank, ' ').normalize('NFKC').replace(unseen, '').replace(blank, ' ').trim();
}

/** Returns the text as `plain` does, but without case. Two names or search terms are equal if their `plainLower` is equal. */
export function plainLower(text: string): string {
  return plain(text).toLowerCase().normalize('NFKC');
}

/** Returns whether a name or text has any visible character. */
export function isVisible(text: string): boolean {
  return plain(text) !== '';
}

/** Turns half-width kana into full-width ones with their voiced marks: `ﾊﾞﾅﾅ` becomes `バナナ`. Other text stays. */
export function composedKana(text: string): string {
  return text.replace(/[\uFF61-\uFF9F]+/g, (kana) => kana.normalize('NFKC'));
}
