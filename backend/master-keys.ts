import { randomBytes } from 'node:crypto';
import type { BackendConfig } from './config.ts';
import { StartFailure } from './failure.ts';
import { keyOf, readKeptSecrets, replaceKeptSecrets } from './secrets.ts';

/** The present master key and its replacement: 32 bytes each. */
export interface NewMasterKey {
  from: Uint8Array;
  to: Uint8Array;
  /**
   * Stores the new key in place of the old key. Returns `to_set` if the keys come from the environment, which the operator
   * must change.
   */
  keep(): Promise<'kept' | 'to_set'>;
}

/**
 * Returns MASTER_KEY and NEW_MASTER_KEY of the environment, or both keys from the data folder. If the data folder has no new
 * key, it is generated and stored beside the old key before it wraps anything.
 *
 * @throws {StartFailure} if a required key is missing or malformed.
 */
export async function newMasterKey(
  { dataDir, given }: BackendConfig,
  env: Record<string, string | undefined>,
): Promise<NewMasterKey> {
  if (given || env.MASTER_KEY) {
    if (!env.MASTER_KEY) throw new StartFailure('MASTER_KEY is not set: set it to the present master key');
    if (!env.NEW_MASTER_KEY)
      throw new StartFailure('NEW_MASTER_KEY is not set: set it to the output of "openssl rand -base64 32"');
    const from = keyOf('MASTER_KEY', env.MASTER_KEY);
    return { from, to: keyOf('NEW_MASTER_KEY', env.NEW_MASTER_KEY), keep: async () => 'to_set' };
  }
  const kept = await readKeptSecrets(dataDir);
  const present = kept.masterKey ?? '';
  const next = kept.newMasterKey ?? (env.NEW_MASTER_KEY || randomBytes(32).toString('base64'));
  const keys = { from: keyOf('MASTER_KEY', present), to: keyOf('NEW_MASTER_KEY', next) };
  if (kept.newMasterKey === undefined) await replaceKeptSecrets(dataDir, { ...kept, newMasterKey: next });
  return {
    ...keys,
    async keep() {
      const { newMasterKey: _, ...others } = kept;
      await replaceKeptSecrets(dataDir, { ...others, masterKey: next });
      return 'kept';
    },
  };
}
