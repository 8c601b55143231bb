/** One line of what became of each, as it is told to the person. */
export interface ResultLine {
  at: number;
  item: string;
  courier: string;
  number: string;
  outcome: string;
}

/** A table for spreadsheets: a mark so that Excel reads Korean, and nothing in it that one would take for a formula. */
export function resultsCsv(header: readonly string[], lines: readonly ResultLine[]): string {
  const rows = lines.map(({ at, item, courier, number, outcome }) => [
    String(at),
    item,
    courier,
    number,
    outcome,
  ]);
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
