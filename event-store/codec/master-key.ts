import { SealBroken, unwrapKey } from './sealing.ts';
import type { Queryable } from './sealing-keys.ts';

/**
 * The id of the row in the persons' table that marks an unfinished change of the master key. While the row exists, no process
 * starts: it would know only half of the keys.
 */
export const rewrappingRow = 'house:rewrapping';

interface WrappedKey {
  person: string;
  wrapped: Buffer;
}

/**
 * Throws a one-line error if some or all of our keys are wrapped with another master key. Without this check, personal data
 * would read as broken, and the projections would park its events.
 */
export async function requireMasterKey(db: Queryable, masterKey: Uint8Array): Promise<void> {
  const { rows } = await db.query(
    `(select person, wrapped from sealing.keys where person = $1)
     union all (select person, wrapped from sealing.keys where wrapped is not null and person <> $1 limit 1)`,
    [rewrappingRow],
  );
  for (const { person, wrapped } of rows as WrappedKey[]) {
    if (person === rewrappingRow)
      throw new Error(
        'The master key of this house is being changed: run "replay rewrap-keys" again to its end',
      );
    try {
      unwrapKey(masterKey, person, wrapped);
    } catch (error) {
      if (!(error instanceof SealBroken)) throw error;
      throw new Error(
        'MASTER_KEY is not the one that wraps the keys of this house; if "replay rewrap-keys" was interrupted, run it again',
        { cause: error },
      );
    }
  }
}
