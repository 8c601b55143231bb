/** Matches the first line by which Excel names the delimiter of a file: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\s*$/i;

const delimiters = ['\t', ';', ','] as const;

/**
 * Returns the delimiter of a file. Excel picks the delimiter by system settings. The result is the delimiter that the file
 * names, else the most frequent candidate in the first non-empty line.
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

/** Returns whether a line only names the delimiter, so that it is not a row. */
export function isSeparatorLine(line: string): boolean {
  return separatorLine.test(line);
}
