import { randomBytes } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { oneLine, StartFailure } from '#backend/failure.ts';

/**
 * Writes a file under a temporary name and renames it once it is complete. An interrupted write leaves no file under the
 * final name.
 */
export async function writtenAside<Result>(
  file: string,
  write: (aside: string) => Promise<Result>,
): Promise<Result> {
  const aside = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const result = await write(aside);
    await rename(aside, file);
    return result;
  } catch (error) {
    await rm(aside, { force: true });
    if (typeof (error as { code?: unknown }).code === 'string' && (error as { path?: unknown }).path) {
      throw new StartFailure(`${file}: cannot be written (${oneLine(error)})`);
    }
    throw error;
  }
}
