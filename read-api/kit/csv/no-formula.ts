/**
 * Matches text that spreadsheets execute as a formula, also after spaces, line ends, byte order marks or invisible
 * characters.
 */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** Prefixes a formula with an apostrophe, so that spreadsheets treat it as text. */
export const noFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
