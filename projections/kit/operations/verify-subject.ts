import type { EventStoreDBClient } from '#event-store/client.ts';
import { withConnection } from '../rebuild/connection.ts';
import { verifyLog } from '../verify/log.ts';
import { type VerifyRowsOptions, verifyRows } from '../verify/rows.ts';
import { Findings, type Found } from './findings.ts';
import type { Progress } from './verify-work.ts';

/** Compares rows with their events, and counters with rows. Returns null if the signal aborts first. */
export async function compareRows(
  models: Pick<VerifyRowsOptions, 'databaseUrl' | 'models' | 'unsealer'>,
  projections: readonly string[] | null,
  signal: AbortSignal,
  onReport: (progress: Progress) => void,
): Promise<Found | null> {
  const findings = new Findings();
  const verified = await verifyRows({
    ...models,
    ...(projections !== null && { projections }),
    signal,
    tell: findings.tell,
    onReport: ({ phase, processed, of: total, eventsPerSecond, secondsLeft }) =>
      onReport({
        phase,
        processed,
        total,
        eventsPerSecond,
        secondsLeft,
        differences: findings.differences,
      }),
  });
  if (verified === null) return null;
  const { position, events, rows, parked } = verified;
  return findings.found({
    position: String(position),
    events: String(events),
    rows: String(rows),
    parked,
  });
}

/** Compares the log mirror with the event store, from a position on. Returns null if the signal aborts first. */
export async function compareLog(
  databaseUrl: string,
  client: EventStoreDBClient,
  from: string,
  signal: AbortSignal,
  onReport: (progress: Progress) => void,
): Promise<Found | null> {
  const total = await eventsFrom(databaseUrl, from);
  const findings = new Findings();
  const verified = await verifyLog({
    databaseUrl,
    client,
    from: BigInt(from),
    signal,
    tell: findings.tell,
    onReport({ events, eventsPerSecond }) {
      const left = total > events ? Number(total - events) : 0;
      onReport({
        phase: 'comparing',
        processed: events,
        total,
        eventsPerSecond,
        secondsLeft: eventsPerSecond > 0 ? left / eventsPerSecond : null,
        differences: findings.differences,
      });
    },
  });
  if (!verified.isComplete) return null;
  const { position, events, hashes } = verified;
  return findings.found({ from, position: String(position), events: String(events), hashes });
}

/** Returns the number of events to compare, according to the mirror. */
function eventsFrom(databaseUrl: string, from: string): Promise<bigint> {
  return withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query<{ count: bigint }>(
      'select count(*) from read.log where position >= $1',
      [from],
    );
    return rows[0]?.count ?? 0n;
  });
}
