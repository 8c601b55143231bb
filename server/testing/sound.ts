import { expect } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { headPosition } from '#event-store/load.ts';
import type { LogEvent } from '#event-store/log-event.ts';
import { readLog } from '#event-store/read-log.ts';
import { loadCheckpoint } from '#projections/kit/runner/checkpoint.ts';
import { lagBehind } from '#projections/kit/runner/status.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import type { Difference } from '#projections/kit/verify/difference.ts';
import { verifyLog } from '#projections/kit/verify/log.ts';
import { verifyRows } from '#projections/kit/verify/rows.ts';
import { readModels } from '#projections/read-models.ts';
import { eventually } from './eventually.ts';
import type { Acknowledged } from './ledger.ts';

export interface Standing {
  eventStoreUrl: string;
  databaseUrl: string;
  masterKey: Uint8Array;
  acknowledged: readonly Acknowledged[];
}

/**
 * Waits until the read models have handled the last event. Then expects that the log contains every acknowledged command once
 * and that the mirror equals the log. Rows and counters must equal a fresh fold.
 */
export async function expectSound(standing: Standing): Promise<void> {
  const { eventStoreUrl, databaseUrl, masterKey, acknowledged } = standing;
  const client = connectEventStore(eventStoreUrl);
  const pool = readPool(databaseUrl, 2);
  try {
    const head = await headPosition(client);
    const events: LogEvent[] = [];
    if (acknowledged.length > 0) {
      for await (const page of readLog(client, { until: head })) events.push(...page);
    }
    expectOnce(events, acknowledged);
    await eventually(
      async () => lagBehind(client, (await loadCheckpoint(pool as never)).position),
      (seconds) => seconds === 0,
    );
    const differences: Difference[] = [];
    const { signal } = new AbortController();
    const tell = (difference: Difference) => void differences.push(difference);
    const log = await verifyLog({ databaseUrl, client, signal, tell });
    const unsealer = createSealing(pool, masterKey);
    const rows = await verifyRows({ databaseUrl, models: readModels, unsealer, signal, tell });
    expect(differences).toEqual([]);
    expect(log.hashes.mirror).toBe(log.hashes.store);
    // The reactor may have appended a checkpoint between the two counts.
    expect(rows?.events).toBeGreaterThanOrEqual(log.events);
  } finally {
    await client.dispose();
    await pool.end();
  }
}

function expectOnce(events: readonly LogEvent[], acknowledged: readonly Acknowledged[]): void {
  const twice = [...Map.groupBy(events, ({ id }) => id).values()].filter(({ length }) => length > 1);
  expect(twice.flat().map(({ stream, revision, type }) => `${stream} ${revision} ${type}`)).toEqual([]);
  const revisions = new Map<string, bigint>();
  const byCommand = new Map<string, LogEvent[]>();
  let before = '';
  for (const event of events) {
    expect(event.revision, `a gap in ${event.stream}`).toBe((revisions.get(event.stream) ?? -1n) + 1n);
    revisions.set(event.stream, event.revision);
    expect(event.recordedAt >= before, 'recorded times never go back').toBe(true);
    before = event.recordedAt;
    const { commandId = '' } = (event.metadata ?? {}) as { commandId?: string };
    byCommand.set(commandId, [...(byCommand.get(commandId) ?? []), event]);
  }
  for (const { path, key, commandId, position } of acknowledged) {
    const left = byCommand.get(commandId) ?? [];
    expect(left.length, `${path} under ${key} was acknowledged and has left nothing`).toBeGreaterThan(0);
    const effects = left.map(({ stream, type }) => `${stream} ${type}`);
    expect(new Set(effects).size, `${path} under ${key} was done more than once`).toBe(effects.length);
    for (const event of left) expect(event.position <= BigInt(position)).toBe(true);
  }
}
