const mark = '\uFEFF';

/** A text that a spreadsheet reads as a formula, also behind spaces, line ends, byte order marks or invisible characters. */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** The text as a cell that no spreadsheet evaluates: a leading apostrophe marks it as text. */
export const noFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** Formats a cell, with quotes if necessary. */
function cell(value: string): string {
  const text = noFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats lines as a CSV that Excel reads: UTF-8 with a byte order mark. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${mark}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
