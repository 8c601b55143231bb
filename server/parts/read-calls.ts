import type { FastifyInstance } from 'fastify';
import { connectEventStore } from '#event-store/client.ts';
import { createSealing } from '#event-store/codec/sealing-keys.ts';
import { replayReads, shownStore } from '#projections/kit/operations/replay-reads.ts';
import { logEnds } from '#projections/kit/operations/standing.ts';
import { readPool } from '#projections/kit/tables/connect.ts';
import { eventBefore } from '#projections/kit/verify/event-before.ts';
import { createReadApi } from '#read-api/create-read-api.ts';
import type { LogText } from '#read-api/replay/log-answer.ts';
import { exportedText } from '#replay/log-file/exported-text.ts';
import { completions } from '#write-api/completions.ts';
import { exportNotes } from '#write-api/exports/note-export.ts';
import { createStreams } from '#write-api/kit/commands/streams.ts';
import type { PartContext } from '../part.ts';
import { poolLimits } from '../pool.ts';
import { progressCheck } from '../progress-check.ts';
import { watchStandstill } from '../stands-still.ts';

const connections = 10;

/** Opens the read side and returns a function that registers its routes. Adds its stop functions to `stops`. */
export function openReadCalls(
  { backend, config, health, secrets, watch }: PartContext,
  stops: (() => Promise<unknown>)[],
  /** True if the projections run in another process. This process then checks their progress too. */
  isApart: boolean,
): (api: FastifyInstance) => Promise<void> {
  const { frozenAfterSeconds } = config;
  const pool = readPool(config.readDatabaseUrl ?? backend.databaseUrl, connections, poolLimits);
  stops.push(() => pool.end());
  const client = connectEventStore(backend.eventStoreUrl);
  stops.push(() => client.dispose());
  const unsealer = createSealing(pool, secrets.masterKey);
  const asked = { pool, log: logEnds(client) };
  watch.standing(asked);
  const { standsStill, close } = watchStandstill(asked);
  stops.push(close);
  const replay = replayReads({ ...asked, eventStore: shownStore(backend), frozenAfterSeconds });
  if (isApart) health.add({ name: 'projections', check: progressCheck(asked, frozenAfterSeconds) });
  const before = (number: bigint) => eventBefore(pool, number);
  const logText: LogText = (choice, signal) => exportedText({ client, choice, eventBefore: before, signal });
  const clock = () => new Date().toISOString();
  const noteExport = exportNotes(createStreams(client, clock, { completions }), clock);
  return async (api) => {
    await api.register(
      createReadApi({ pool, unsealer, replay, logText, noteExport, standsStill, house: config.house }),
    );
  };
}
