import type { Client } from 'pg';
import type { ReadModels } from '../../projection.ts';
import { keyOf } from '../counters/tally.ts';
import { Parking } from '../fold/parking.ts';
import { withConnection } from '../rebuild/connection.ts';
import { addedToCounters } from '../runner/bookkeeping.ts';
import { holdRunner, loadCheckpoint } from '../runner/checkpoint.ts';
import { live } from '../runner/folded.ts';
import { transaction } from '../runner/transaction.ts';
import { send } from '../runner/write.ts';
import { counterDifferences } from './counters.ts';
import type { CounterDifference, RowDifference, Tell } from './difference.ts';
import { modelsOf, seek } from './entity.ts';
import { foldFamily, replaceRows } from './family.ts';
import { ownerOf } from './owner.ts';
import { rowDifferences, type Target } from './row-differences.ts';
import { createScratch } from './scratch.ts';
import type { EntityOptions, EntityVerified } from './verify-entity.ts';

/** A row that was rebuilt from its events. */
export interface RepairedRow {
  projection: string;
  entity: string;
}

export interface RepairOptions extends Omit<EntityOptions, 'tell'> {
  tell: Tell<RowDifference | CounterDifference>;
  /** Records the repair before the repair commits. If it throws, nothing is changed. */
  record(rows: readonly RepairedRow[]): Promise<void>;
}

/**
 * Rebuilds the rows of one entity from their events, with their derived rows, and corrects the counters over their tables.
 * The runner waits during the repair. If it has folded a batch over the old rows, it folds that batch again, so that no
 * change is lost. A parked row is unparked if it can now fold its events. Correct rows stay as they are and are not
 * recorded.
 *
 * @throws {RebuildRefused} like `verifyEntity`.
 */
export function repairEntity(options: RepairOptions): Promise<EntityVerified> {
  const { databaseUrl, entity, tell, record, ...family } = options;
  const { models, upcasters } = family;
  return withConnection(databaseUrl, async (client) => {
    const folding = modelsOf(models, entity);
    await createScratch(client, folding);
    return transaction(client, async () => {
      await holdRunner(client);
      const { position } = await loadCheckpoint(client);
      const sought = await seek(client, models, entity, upcasters);
      const { targets } = sought;
      await foldFamily({ ...family, models: folding, client }, sought);
      const repaired = new Map<string, RepairedRow>();
      let differences = 0;
      for await (const difference of rowDifferences(client, models, new Set(), targets)) {
        const row = { projection: difference.projection, entity: difference.entity };
        repaired.set(Parking.key(row.projection, row.entity), row);
        differences += 1;
        tell(difference);
      }
      for (const { projection, entity: key } of await unpark(client, rowsOf(models, targets))) {
        repaired.set(Parking.key(projection, key), { projection, entity: key });
      }
      if (repaired.size > 0) {
        for (const { table, keys } of targets) await replaceRows(client, table, keys);
        await forgetBatchAtHand(client);
      }
      for (const drift of await setCountersRight(client, models, targets)) {
        const [row] = rowsOf(models, targets);
        if (row !== undefined && repaired.size === 0) repaired.set('', row);
        differences += 1;
        tell(drift);
      }
      if (repaired.size > 0) await record([...repaired.values()]);
      return { position, rows: rowsOf(models, targets).length, differences };
    });
  });
}

function rowsOf(models: ReadModels, targets: readonly Target[]): RepairedRow[] {
  return targets.flatMap(({ table, keys }) =>
    keys.map((key) => ({ projection: ownerOf(models, table, key).name, entity: String(key) })),
  );
}

/** Unparks the rows that have folded all their events. */
async function unpark(client: Client, rows: readonly RepairedRow[]): Promise<RepairedRow[]> {
  const { rows: gone } = await client.query<RepairedRow>(
    `delete from read.parked using unnest($1::text[], $2::text[]) as row (projection, entity)
     where parked.projection = row.projection and parked.entity = row.entity
     returning parked.projection, parked.entity`,
    [rows.map(({ projection }) => projection), rows.map(({ entity }) => entity)],
  );
  return gone;
}

/**
 * The runner may have folded its next batch over the old rows. A new generation makes it load the rows and fold the batch
 * again.
 */
async function forgetBatchAtHand(client: Client): Promise<void> {
  await client.query("update read.checkpoints set generation = generation + 1 where name = 'live'");
}

/** Corrects the counters over these tables, and returns the counters that were wrong. */
async function setCountersRight(
  client: Client,
  models: ReadModels,
  targets: readonly Target[],
): Promise<CounterDifference[]> {
  const names = new Set(targets.map(({ table }) => table.name));
  const stats = models.stats.filter(({ table }) => names.has(table.name));
  const drifts = await counterDifferences(client, { ...models, stats }, models);
  await addDrift(client, models, drifts);
  return drifts;
}

async function addDrift(
  client: Client,
  { stats }: ReadModels,
  drifts: readonly CounterDifference[],
): Promise<void> {
  const tally = drifts.map(({ stat, scope, bucket, before, after }) => {
    const counter = { stat, scope, bucket, count: after - before };
    return [keyOf(counter), counter] as const;
  });
  await send(client, addedToCounters(new Map(tally), stats, live.counters));
}

/**
 * Corrects all counters by a recount of the rows, while the runner waits.
 */
export function repairCounters(
  databaseUrl: string,
  models: ReadModels,
  tell: Tell<CounterDifference>,
  record: () => Promise<void>,
): Promise<number> {
  return withConnection(databaseUrl, (client) =>
    transaction(client, async () => {
      await holdRunner(client);
      const drifts = await counterDifferences(client, models, models);
      await addDrift(client, models, drifts);
      for (const drift of drifts) tell(drift);
      if (drifts.length > 0) await record();
      return drifts.length;
    }),
  );
}
