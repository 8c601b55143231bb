import { backendConfig } from '#backend/config.ts';
import { StartFailure } from '#backend/failure.ts';
import { loadSecrets } from '#backend/secrets.ts';
import type { RepairEvent } from '#domain/replay/repairs.ts';
import { ApiError } from '#http/errors.ts';
import { readModels } from '#projections/read-models.ts';
import type { Difference } from '#projections/verify/difference.ts';
import type { Entity } from '#projections/verify/entity.ts';
import { repairCounters, repairEntity } from '#projections/verify/repair-entity.ts';
import { repairLog } from '#projections/verify/repair-log.ts';
import { openWrites } from '#server/open-writes.ts';
import { recordRepairs } from '#write-api/replay/record-repair.ts';
import { contextOf } from './actor.ts';
import { inHouse } from './house.ts';

export type Repair =
  | { kind: 'entity'; entity: Entity }
  | { kind: 'log'; position: bigint }
  | { kind: 'counters' };

/** What was put right, and at which positions of the log that stands. */
export interface Repaired {
  differences: number;
  recorded: bigint[];
}

/** Repairs, and records that with who did it and why. */
export function repair(
  what: Repair,
  staffId: number | null,
  reason: string | undefined,
  tell: (difference: Difference) => void,
): Promise<Repaired> {
  return inHouse(async ({ backend, sealing }) => {
    const config = backendConfig(process.env);
    const nothing = async () => ({ count: 0, ids: [] });
    const secrets = await loadSecrets(config, process.env);
    const { deps, close } = await openWrites(backend, config, secrets, nothing, () => undefined);
    const { databaseUrl } = backend;
    const recorded: bigint[] = [];
    try {
      const context = await contextOf(deps, staffId, reason);
      const record = async (...events: RepairEvent[]) => {
        const written = await recordRepairs(deps, events, context);
        recorded.push(...written.map(({ position }) => position));
      };
      switch (what.kind) {
        case 'entity': {
          const { differences } = await repairEntity({
            ...{ databaseUrl, models: readModels, unsealer: sealing, entity: what.entity, tell },
            record: (rows) => record(...rows.map((data) => ({ type: 'RowRepaired', data }) as const)),
          });
          return { differences, recorded };
        }
        case 'log': {
          const { position } = what;
          const data = { position: String(position) };
          const found = await repairLog({
            ...{ databaseUrl, client: deps.streams.client, position },
            record: () => record({ type: 'LogLineRepaired', data }),
          });
          for (const difference of found) tell(difference);
          return { differences: found.length, recorded };
        }
        case 'counters': {
          const done = () => record({ type: 'CountersRepaired', data: {} });
          return { differences: await repairCounters(databaseUrl, readModels, tell, done), recorded };
        }
      }
    } catch (error) {
      throw error instanceof ApiError ? new StartFailure(error.message) : error;
    } finally {
      await close();
    }
  });
}
