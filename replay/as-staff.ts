import { readPool } from '#projections/kit/tables/connect.ts';
import { knownAreas } from '#read-api/areas.ts';
import { readModels } from '#read-api/database.ts';
import type { Reading } from '#read-api/kit/reading.ts';
import { inHouse } from './house.ts';

/** Runs `use` with the rights of staff, who see all read models. Ctrl-C aborts `stopped`. */
export function asStaff(use: (reading: Reading, stopped: AbortSignal) => Promise<void>): Promise<void> {
  return inHouse(async ({ backend, stopped }) => {
    const pool = readPool(backend.databaseUrl, 2);
    const known = new Map<string, Promise<object>>();
    try {
      await use(
        {
          db: readModels(pool),
          areas: knownAreas,
          caller: { label: 'staff', id: 0, name: 'replay', roles: ['owner'] },
          now: new Date().toISOString(),
          noteParked() {},
          remember<Value extends object>(key: string, compute: () => Promise<Value>) {
            const value = (known.get(key) as Promise<Value> | undefined) ?? compute();
            known.set(key, value);
            return value;
          },
          // A single call computes the value anew instead of following later events.
          follow: (_, { find }) => find(),
        },
        stopped,
      );
    } finally {
      await pool.end();
    }
  });
}
