import { randomBytes } from 'node:crypto';
import type { BackendConfig } from './config.ts';
import { keptText, prepareDataFolder, replaceText } from './data-folder.ts';
import { StartFailure } from './failure.ts';

const secretsFile = 'secrets.json';

export type Secrets = {
  /** The HMAC key that signs access and refresh tokens; at least 32 bytes. */
  jwtSecret: Uint8Array;
  /** The AES-256 key (32 bytes) that wraps the keys of sealed personal data. If it is lost, those data are lost. */
  masterKey: Uint8Array;
};

/**
 * Loads JWT_SECRET (32 or more characters) and MASTER_KEY (32 bytes in base64). With the embedded parts, missing secrets are
 * generated once and stored in DATA_DIR/secrets.json. With EVENTSTORE_URL and DATABASE_URL both must be set, since several
 * processes and machines share them.
 */
export async function loadSecrets(
  config: BackendConfig,
  env: Record<string, string | undefined>,
): Promise<Secrets> {
  const kept = await keptSecrets(config, env);
  const jwtSecret = required('JWT_SECRET', env.JWT_SECRET || kept?.jwtSecret);
  const masterKey = required('MASTER_KEY', env.MASTER_KEY || kept?.masterKey);
  if (Buffer.byteLength(jwtSecret) < 32) {
    throw new StartFailure(
      'JWT_SECRET is too short: it needs at least 32 characters, for example of "openssl rand -base64 48"',
    );
  }
  return { jwtSecret: Buffer.from(jwtSecret), masterKey: keyOf('MASTER_KEY', masterKey) };
}

/** Decodes a setting that holds 32 bytes in base64. */
export function keyOf(name: string, text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text))
    throw new StartFailure(`${name} is not 32 bytes in base64: make one with "openssl rand -base64 32"`);
  return Buffer.from(text, 'base64');
}

/** The content of DATA_DIR/secrets.json. */
export interface KeptSecrets {
  jwtSecret?: string;
  masterKey?: string;
  /** The next master key, stored here while persons' keys are wrapped anew with it. */
  newMasterKey?: string;
}

async function keptSecrets({ dataDir, given }: BackendConfig, env: Record<string, string | undefined>) {
  return given || (env.JWT_SECRET && env.MASTER_KEY) ? undefined : readKeptSecrets(dataDir);
}

/** Reads the secrets of a data folder, and generates them the first time. */
export async function readKeptSecrets(dataDir: string): Promise<KeptSecrets> {
  await prepareDataFolder(dataDir);
  const random = (bytes: number) => randomBytes(bytes).toString('base64');
  const text = await keptText(dataDir, secretsFile, () =>
    JSON.stringify({ jwtSecret: random(48), masterKey: random(32) }, null, 2),
  );
  try {
    return JSON.parse(text);
  } catch {
    throw new StartFailure(
      `${dataDir}/secrets.json is damaged: restore it, since sealed personal data cannot be read without it`,
    );
  }
}

/** Replaces the stored secrets atomically. They are on disk when the promise resolves. */
export function replaceKeptSecrets(dataDir: string, secrets: KeptSecrets): Promise<void> {
  return replaceText(dataDir, secretsFile, JSON.stringify(secrets, null, 2));
}

function required(name: string, value: string | undefined): string {
  if (!value)
    throw new StartFailure(`${name} is not set; it is required with EVENTSTORE_URL and DATABASE_URL`);
  return value;
}
