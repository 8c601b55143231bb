import { type ClaimNames, claimNames } from '#event-store/codec/claim-names.ts';
import { claimsKey } from '#event-store/codec/house-keys.ts';
import { requireMasterKey } from '#event-store/codec/master-key.ts';
import { createSealing, ensureSealingSchema, type Sealing } from '#event-store/codec/sealing-keys.ts';
import { readPool } from '#projections/kit/tables/connect.ts';

/** The dependencies for writing personal data: the persons' keys, and the names of claims. */
export interface People {
  sealing: Sealing;
  nameOf: ClaimNames;
}

const connections = 4;

/** Opens an installation's keys of personal data. Fails with a one-line error if another master key wraps them. */
export async function withPeople<Result>(
  { databaseUrl, masterKey }: { databaseUrl: string; masterKey: Uint8Array },
  use: (people: People) => Promise<Result>,
): Promise<Result> {
  const pool = readPool(databaseUrl, connections);
  try {
    await ensureSealingSchema(pool);
    await requireMasterKey(pool, masterKey);
    return await use({
      sealing: createSealing(pool, masterKey),
      nameOf: claimNames(await claimsKey(pool, masterKey)),
    });
  } finally {
    await pool.end();
  }
}
