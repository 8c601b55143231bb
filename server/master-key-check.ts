import pg from 'pg';
import { oneLine, StartFailure } from '#backend/failure.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';

/**
 * Checks that this master key wraps the keys of persons. With another key, all sealed texts would read as broken.
 *
 * @throws StartFailure if another master key wraps the keys
 */
export async function checkMasterKey(databaseUrl: string, masterKey: Uint8Array): Promise<void> {
  const db = new pg.Client({ connectionString: databaseUrl });
  db.on('error', () => undefined);
  await db.connect();
  try {
    await ensureSealingSchema(db);
    await requireMasterKey(db, masterKey).catch((error: unknown) => {
      throw new StartFailure(oneLine(error));
    });
  } finally {
    await db.end();
  }
}
