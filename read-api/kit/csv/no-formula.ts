/** What a spreadsheet takes for a formula, also where spaces, line ends, byte order marks or invisible letters stand before it. */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** The text as a cell that no spreadsheet carries out: an apostrophe before it says that it is text. */
export const noFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
