import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { oneLine, StartFailure } from '#backend/failure.ts';
import type { HouseKeys } from '#event-store/codec/house-keys.ts';
import type { Password } from './passwords.ts';

const version = 1;
const cipher = 'aes-256-gcm';
/** Each try of a passphrase takes about half a second and 128 MiB. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const memory = 256 * 1024 * 1024;
const shortest = 12;

/** The encrypted content of a keys file. */
export interface KeptKeys extends HouseKeys {
  /** Passwords, only for a whole log. Files of earlier versions have none. */
  passwords?: readonly Password[];
}

/** A keys file as JSON: the key derivation and the encrypted content. Binary values are in base64. */
interface KeysFile {
  tryset: 'keys';
  version: number;
  kdf: { name: 'scrypt'; salt: string } & typeof cost;
  cipher: typeof cipher;
  iv: string;
  tag: string;
  persons: number;
  sealed: string;
}

export function requirePassphrase(passphrase: string): void {
  if (passphrase.length >= shortest) return;
  throw new StartFailure(
    `the passphrase has fewer than ${shortest} characters and could be guessed: choose a longer one`,
  );
}

/** Encrypts keys into the text of a keys file. */
export async function sealKeys(keys: KeptKeys, passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const sealing = createCipheriv(cipher, await keyOf(passphrase, salt, cost), iv).setAAD(aad);
  const sealed = Buffer.concat([sealing.update(JSON.stringify(keys)), sealing.final()]);
  const file: KeysFile = {
    tryset: 'keys',
    version,
    kdf: { name: 'scrypt', salt: salt.toString('base64'), ...cost },
    cipher,
    iv: iv.toString('base64'),
    tag: sealing.getAuthTag().toString('base64'),
    persons: Object.keys(keys.persons).length,
    sealed: sealed.toString('base64'),
  };
  return `${JSON.stringify(file)}\n`;
}

/**
 * Opens a keys file.
 *
 * @throws StartFailure for a wrong passphrase or a file of another format
 */
export async function openKeys(file: string, passphrase: string): Promise<KeptKeys> {
  const { kdf, iv, tag, sealed } = await read(file);
  const key = await keyOf(passphrase, Buffer.from(kdf.salt, 'base64'), kdf);
  try {
    const opening = createDecipheriv(cipher, key, Buffer.from(iv, 'base64'), { authTagLength: 16 });
    opening.setAAD(aad).setAuthTag(Buffer.from(tag, 'base64'));
    const text = Buffer.concat([opening.update(Buffer.from(sealed, 'base64')), opening.final()]);
    return JSON.parse(text.toString()) as KeptKeys;
  } catch {
    throw new StartFailure(`${file}: the passphrase is wrong; nothing was changed`);
  }
}

const aad = Buffer.from(`tryset keys ${version}`);

async function read(file: string): Promise<KeysFile> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartFailure(`${file}: cannot be read (${oneLine(error)})`);
  });
  const isNone = new StartFailure(`${file}: is not a keys file that "replay export --with-keys" wrote`);
  let parsed: Partial<KeysFile>;
  try {
    parsed = JSON.parse(text) as Partial<KeysFile>;
  } catch {
    throw isNone;
  }
  if (parsed?.tryset !== 'keys') throw isNone;
  if (parsed.version !== version) {
    throw new StartFailure(`${file}: has format ${parsed.version}, this version of tryset reads ${version}`);
  }
  const { kdf, iv, tag, sealed } = parsed;
  // Limits the parameters, so that a foreign file cannot use up the memory.
  const isOurs = kdf?.name === 'scrypt' && kdf.N <= cost.N && kdf.r <= cost.r && kdf.p <= cost.p;
  if (!isOurs || !iv || !tag || !sealed) throw isNone;
  return parsed as KeysFile;
}

function keyOf(passphrase: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const text = passphrase.normalize('NFKC');
  scrypt(text, salt, 32, { N, r, p, maxmem: memory }, (error, key) => (error ? reject(error) : resolve(key)));
  return promise;
}
