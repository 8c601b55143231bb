import type { EventStoreDBClient } from '#event-store/client.ts';
import { eventAt } from '#event-store/read-log.ts';
import { withConnection } from '../rebuild/connection.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import { holdRunner, loadCheckpoint } from '../runner/checkpoint.ts';
import { transaction } from '../runner/transaction.ts';
import { send } from '../runner/write.ts';
import { logTable } from '../tables/log.ts';
import type { LogDifference } from './difference.ts';
import { expectedLines, LogComparison } from './log.ts';

export interface RepairLogOptions {
  databaseUrl: string;
  client: EventStoreDBClient;
  position: bigint;
  /** Records the repair before the repair commits. If it throws, nothing is changed. */
  record(): Promise<void>;
}

/**
 * Rewrites the mirror's line at a position from the event store, or deletes it if the store has no event at the position.
 * Returns the differences; if there are none, nothing is changed or recorded.
 *
 * @throws {RebuildRefused} for a position that the mirror has not reached yet.
 */
export function repairLog({
  databaseUrl,
  client: store,
  position,
  record,
}: RepairLogOptions): Promise<LogDifference[]> {
  return withConnection(databaseUrl, (client) =>
    transaction(client, async () => {
      await holdRunner(client);
      const { position: reached } = await loadCheckpoint(client);
      if (position > reached) {
        throw new RebuildRefused(
          `the log mirror has come to ${reached}: what is behind it will be mirrored by itself`,
        );
      }
      const event = await eventAt(store, position);
      const lines = await expectedLines(client, event === null ? [] : [event]);
      const differences: LogDifference[] = [];
      const comparison = new LogComparison(client, (difference) => differences.push(difference));
      await comparison.take(lines, position - 1n, position);
      if (differences.length === 0) return differences;
      await client.query('delete from read.log where position = $1', [position]);
      await send(client, [{ table: logTable, rows: lines }]);
      await record();
      return differences;
    }),
  );
}
