import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from './failure.ts';
import { postgresUser } from './postgres/user.ts';

const parts = ['pictures', 'uploads', 'guests'];
const others = 0o077;
/** Where Postgres runs as a user of its own, that one must pass through to its files; it sees none of the others. */
const othersButPassing = 0o066;
const sticky = 0o1000;

/** Takes from all but the owner what earlier versions, or whoever made the folder, let them do in a data folder. */
export async function makePrivate(dataFolder: string): Promise<void> {
  const { uid } = await postgresUser();
  await forbid(dataFolder, uid === undefined ? others : othersButPassing);
  for (const part of parts) await forbid(join(dataFolder, part), others);
}

/** Leaves alone what is not there, is somebody else's, or is for everybody, as /tmp is. */
async function forbid(folder: string, bits: number): Promise<void> {
  const found = await stat(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null || found.uid !== process.getuid?.() || (found.mode & sticky) !== 0) return;
  if ((found.mode & bits) !== 0) await chmod(folder, found.mode & 0o7777 & ~bits);
}
