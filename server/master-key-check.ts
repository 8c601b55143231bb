import pg from 'pg';
import { oneLine, StartFailure } from '#backend/failure.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { ensureSealingSchema } from '#event-store/codec/sealing-keys.ts';

/** Fails the start where the keys of persons are wrapped by another master key: what they seal would count as broken. */
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
