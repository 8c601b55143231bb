/** Excel's first line that names the delimiter of a file: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\s*$/i;

const delimiters = ['\t', ';', ','] as const;

/**
 * The delimiter of a file. Excel picks it by system settings. Uses the delimiter that the file names, else the most frequent
 * one in the first non-empty line.
 */
export function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  const named = separatorLine.exec(lines[0] ?? '')?.[1];
  if (named !== undefined) return named;
  const first = lines.find((line) => /[^\s,;"\uFEFF]/.test(line)) ?? '';
  const bare = first.replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => bare.split(delimiter).length);
  const most = Math.max(...counts);
  return most === 1 ? ',' : (delimiters[counts.indexOf(most)] ?? ',');
}

/** Whether a line names the delimiter and is not a row. */
export function isSeparatorLine(line: string): boolean {
  return separatorLine.test(line);
}
