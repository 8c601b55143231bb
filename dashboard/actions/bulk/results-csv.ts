import type { ItemResult } from '#http/contract.ts';

const mark = '\uFEFF';

/** A cell that no spreadsheet takes for a formula, in quotes where it needs them. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines as a CSV that Excel reads: UTF-8 with a byte order mark. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `${mark}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
}

/** What became of each row, as a CSV: codes for programs, and the reason as the person reads it. */
export function resultsCsv(
  results: readonly ItemResult[],
  nameOf: (id: number) => string,
  reasonOf: (result: ItemResult) => string,
): string {
  const header = ['id', 'name', 'ok', 'status', 'error_code', 'reason'];
  const lines = results.map((result) => {
    const { id, ok, status = '', errorCode = '' } = result;
    return [String(id), nameOf(id), String(ok), status, errorCode, ok ? '' : reasonOf(result)];
  });
  return csvOf([header, ...lines]);
}
