import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { oneLine, StartFailure } from '#backend/failure.ts';

export const tell = (line: string) => void process.stderr.write(`${line}\n`);

/** The namespace of a file's refs: the given name, or the file's name up to its first dot. */
export function sourceOf(file: string, given: string | undefined, option = '--source'): string {
  const source = given ?? basename(file).split('.')[0] ?? '';
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u.test(source)) {
    throw new StartFailure(
      `${option}: "${source}" is not a valid source name: use at most 64 letters, digits, spaces, _ and -`,
    );
  }
  return source;
}

/** Writes a report. With the flag `a` and an empty text it only checks early that the file is writable. */
export async function writeReport(file: string, text: string, flag: 'a' | 'w' = 'w'): Promise<void> {
  await writeFile(file, text, { flag }).catch((error: unknown) => {
    throw new StartFailure(`--report ${file}: cannot be written (${oneLine(error)})`);
  });
}

/**
 * Ends an import: writes the report into its file, and prints it after a dry run, else its summary. Rejected rows give the exit
 * code 2.
 */
export async function publishReport<Report extends { rejectedRows: readonly unknown[] }>(
  report: Report,
  { report: file, dryRun }: { report?: string | undefined; dryRun?: boolean | undefined },
  summarize: (report: Report) => void,
): Promise<void> {
  const text = `${JSON.stringify(report, null, 2)}\n`;
  if (file !== undefined) await writeReport(file, text);
  if (dryRun) process.stdout.write(text);
  else summarize(report);
  if (report.rejectedRows.length > 0) process.exitCode = 2;
}
