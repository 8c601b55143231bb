const mark = '\uFEFF';

/** What a spreadsheet takes for a formula, also where spaces, line ends, byte order marks or invisible letters stand before it. */
const formula = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r])/u;

/** The text as a cell that no spreadsheet carries out: an apostrophe before it says that it is text. */
export const noFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cell in quotes where it needs them. */
function cell(value: string): string {
  const text = noFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as a CSV that Excel reads: UTF-8 with a byte order mark. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${mark}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
