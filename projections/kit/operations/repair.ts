import pg from 'pg';
import type { Actor } from '#domain/actor.ts';
import type { RepairSubject } from '#domain/replay/read-models.ts';
import type { RepairEvent } from '#domain/replay/repairs.ts';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { readModels } from '../../read-models.ts';
import { repairCounters, repairEntity } from '../verify/repair-entity.ts';
import { repairLog } from '../verify/repair-log.ts';
import { Findings, type Found } from './findings.ts';

/** Who requested a repair, and the event of the request. */
export interface RepairOrder {
  actor: Actor;
  reason: string | null;
  via: 'command_line' | null;
  eventId: string;
  correlationId: string;
}

export interface RepairSetting {
  databaseUrl: string;
  eventStoreUrl: string;
  /** The master key that wraps the keys of personal data; 32 bytes. */
  masterKey: Uint8Array;
  /**
   * Records the repairs as events before they commit, and returns the positions of these events. A retried repair is recorded
   * only once.
   */
  record(repairs: readonly RepairEvent[], order: RepairOrder): Promise<readonly bigint[]>;
}

/**
 * Repairs the subject and records the repair.
 *
 * @throws {RebuildRefused} if the subject cannot be repaired.
 */
export async function repair(
  { databaseUrl, eventStoreUrl, masterKey, record }: RepairSetting,
  subject: RepairSubject,
  order: RepairOrder,
): Promise<Found> {
  const findings = new Findings();
  const recorded: string[] = [];
  const write = async (...events: RepairEvent[]) => {
    recorded.push(...(await record(events, order)).map(String));
  };
  switch (subject.of) {
    case 'entity':
      await withKeys(databaseUrl, (keys) =>
        repairEntity({
          databaseUrl,
          models: readModels,
          entity: subject,
          tell: findings.tell,
          unsealer: createSealing(keys, masterKey),
          record: (rows) => write(...rows.map((data) => ({ type: 'RowRepaired', data }) as const)),
        }),
      );
      break;
    case 'log': {
      const { position } = subject;
      const client = connectEventStore(eventStoreUrl);
      const found = await repairLog({
        databaseUrl,
        client,
        position: BigInt(position),
        record: () => write({ type: 'LogLineRepaired', data: { position } }),
      }).finally(() => client.dispose());
      found.forEach(findings.tell);
      break;
    }
    case 'counters':
      await repairCounters(databaseUrl, readModels, findings.tell, () =>
        write({ type: 'CountersRepaired', data: {} }),
      );
  }
  return findings.found({ recorded });
}

async function withKeys<Result>(
  databaseUrl: string,
  use: (keys: pg.Pool) => Promise<Result>,
): Promise<Result> {
  const keys = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  keys.on('error', () => undefined);
  try {
    return await use(keys);
  } finally {
    await keys.end();
  }
}
