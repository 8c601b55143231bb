const mark = '\uFEFF';

/** A cell that no spreadsheet takes for a formula, in quotes where it needs them. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as a CSV that Excel reads: UTF-8 with a byte order mark. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${mark}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}
