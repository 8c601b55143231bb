/** Characters that nobody sees: controls and Unicode's Default_Ignorable (zero-width, bidi, fillers, variation selectors). */
export const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** White space, and the Braille pattern without dots, which prints as a blank. */
const blank = /[\s\u2800]+/gu;

/**
 * A value as the system reads it, whatever keyboard, scanner or spreadsheet sent it: compatibility forms (NFKC), without
 * unseen characters, single blanks, trimmed. Keeps case. Use it for codes, numbers and addresses, and to compare names.
 */
export function plain(text: string): string {
  return text.replace(blank, ' ').normalize('NFKC').replace(unseen, '').replace(blank, ' ').trim();
}

/** `plain` without regard to case: two names or search terms are the same if their `plainLower` is. */
export function plainLower(text: string): string {
  return plain(text).toLowerCase().normalize('NFKC');
}

/** Whether a person can see anything of a name or text. */
export function isVisible(text: string): boolean {
  return plain(text) !== '';
}

/** A text whose half-width kana are whole ones, with their voiced marks: `ﾊﾞﾅﾅ` is `バナナ`. All else stays as it is. */
export function composedKana(text: string): string {
  return text.replace(/[\uFF61-\uFF9F]+/g, (kana) => kana.normalize('NFKC'));
}
