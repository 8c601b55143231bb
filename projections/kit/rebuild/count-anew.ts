import { driftByDays } from '../counters/check-days.ts';
import type { Stat } from '../counters/stat.ts';
import { keyOf } from '../counters/tally.ts';
import { addedToCounters } from '../runner/bookkeeping.ts';
import { holdRunner } from '../runner/checkpoint.ts';
import { live } from '../runner/folded.ts';
import { transaction } from '../runner/transaction.ts';
import { send } from '../runner/write.ts';
import { withConnection } from './connection.ts';

/** Sets the sums by day right by a recount of the rows, some days at a time, while the runner waits. */
export function countAnew(databaseUrl: string, stat: Stat): Promise<void> {
  return withConnection(databaseUrl, (client) =>
    transaction(client, async () => {
      await holdRunner(client);
      for await (const drifts of driftByDays(client, stat)) {
        const tally = drifts.map(({ stat: name, scope, bucket, counted, actual }) => {
          const counter = { stat: name, scope, bucket, count: actual - counted };
          return [keyOf(counter), counter] as const;
        });
        await send(client, addedToCounters(new Map(tally), [stat], live.counters));
      }
    }),
  );
}
