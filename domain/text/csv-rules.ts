/** The line with which Excel says what lies between the cells of a file: `sep=;`. */
const separatorLine = /^\uFEFF?"?sep=(.)"?\s*$/i;

const delimiters = ['\t', ';', ','] as const;

/**
 * What lies between the cells of a file, as Excel writes it by the settings of its system: the sign that the file names itself, else
 * the one that its first line with anything in it has most of.
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

/** Whether a line says what lies between cells, and is no row. */
export function isSeparatorLine(line: string): boolean {
  return separatorLine.test(line);
}
