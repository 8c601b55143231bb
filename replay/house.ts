import pg from 'pg';
import { backendConfig } from '#backend/config.ts';
import type { Backend } from '#backend/open-backend.ts';
import { loadSecrets } from '#backend/secrets.ts';
import { withBackend } from '#backend/with-backend.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { createSealing, ensureSealingSchema, type Sealing } from '#event-store/codec/sealing-keys.ts';
import { migrate } from '#projections/kit/migrations/migrate.ts';

/** The base of a command: the running or newly started backend with a migrated database, and the keys. */
export interface House {
  backend: Backend;
  sealing: Sealing;
  /** The key that wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  /** Aborts on Ctrl-C and SIGTERM. */
  stopped: AbortSignal;
}

/** Opens the installation of `DATA_DIR` or of the configured stores, runs `use` and closes it. */
export function inHouse<Result>(use: (house: House) => Promise<Result>): Promise<Result> {
  const config = backendConfig(process.env);
  return withBackend(config, async (backend, stopped) => {
    await migrate(backend.databaseUrl);
    const { masterKey } = await loadSecrets(config, process.env);
    const keys = new pg.Pool({ connectionString: backend.databaseUrl, max: 1 });
    keys.on('error', () => undefined);
    try {
      await ensureSealingSchema(keys);
      await requireMasterKey(keys, masterKey);
      return await use({ backend, sealing: createSealing(keys, masterKey), masterKey, stopped });
    } finally {
      await keys.end();
    }
  });
}
