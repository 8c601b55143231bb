import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { oneLine, StartFailure } from '#backend/failure.ts';

export const tell = (line: string) => void process.stderr.write(`${line}\n`);

/** What the refs of a file belong to: the name that is given, or the file's up to its first dot. */
export function sourceOf(file: string, given: string | undefined, option = '--source'): string {
  const source = given ?? basename(file).split('.')[0] ?? '';
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _-]{0,63}$/u.test(source)) {
    throw new StartFailure(
      `${option}: "${source}" is no name for a source: letters, digits, spaces, _ and -, at most 64 of them`,
    );
  }
  return source;
}

/** Writes a report, or finds out in time that it cannot be written. */
export async function writeReport(file: string, text: string, flag: 'a' | 'w' = 'w'): Promise<void> {
  await writeFile(file, text, { flag }).catch((error: unknown) => {
    throw new StartFailure(`--report ${file}: cannot be written (${oneLine(error)})`);
  });
}
