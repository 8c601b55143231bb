import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './failure.ts';
import { postgresUser } from './postgres/user.ts';

const parts = ['pictures', 'uploads', 'guests'];
const others = 0o077;
/** Permission bits to remove when Postgres runs as its own user: that user may pass through the folder but not read it. */
const othersButPassing = 0o066;
const sticky = 0o1000;

/** Removes other users' permissions on a data folder, which earlier versions or its creator may have granted. */
export async function makePrivate(dataFolder: string): Promise<void> {
  const { uid } = await postgresUser();
  await forbid(dataFolder, uid === undefined ? others : othersButPassing);
  for (const part of parts) await forbid(join(dataFolder, part), others);
}

/**
 * Removes permission bits from a folder. Skips folders that do not exist, belong to another user, or are shared by everybody,
 * such as /tmp.
 */
async function forbid(folder: string, bits: number): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null || found.uid !== process.getuid?.() || (found.mode & sticky) !== 0) return;
  if ((found.mode & bits) !== 0) await chmod(folder, found.mode & 0o7777 & ~bits);
}
