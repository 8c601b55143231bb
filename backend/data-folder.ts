import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  constants,
  link,
  mkdir,
  open,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, StartFailure } from './failure.ts';

/** Creates DATA_DIR if it does not exist and checks that it is writable. */
export async function prepareDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    if (!(await stat(folder)).isDirectory())
      throw new StartFailure(`DATA_DIR ${folder} is a file: set DATA_DIR to a folder`);
    await access(folder, constants.W_OK);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(
      `DATA_DIR ${folder} cannot be written (${errorCode(error)}): set DATA_DIR to a folder that can`,
    );
  }
}

// Creates one level at a time: Node's recursive mkdir never returns below /proc.
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
}

/**
 * Returns the text of a file in DATA_DIR that only its owner may read. If the file does not exist, writes the text that `make`
 * returns.
 */
export async function keptText(folder: string, name: string, make: () => string): Promise<string> {
  const file = join(folder, name);
  // The text goes to a temporary file, which is then linked: the first process wins, and no process reads a partial file.
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  if (!existsSync(file)) {
    await writeFile(aside, make(), { mode: 0o600 });
    await link(aside, file).catch((error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
    });
    await rm(aside);
  }
  return readFile(file, 'utf8');
}

/** Replaces the text of a file in DATA_DIR atomically. The new text is on disk when the promise resolves. */
export async function replaceText(folder: string, name: string, text: string): Promise<void> {
  const aside = join(folder, `${name}.${randomBytes(6).toString('hex')}`);
  await writeFile(aside, text, { mode: 0o600, flush: true });
  await rename(aside, join(folder, name));
  const directory = await open(folder);
  await directory.sync().finally(() => directory.close());
}

/** Returns 192 random bits as text that needs no escaping in URLs. */
export const randomText = (): string => randomBytes(24).toString('base64url');
