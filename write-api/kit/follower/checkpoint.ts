import { randomUUID } from 'node:crypto';
import { system } from '#domain/actor.ts';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import { reactorCheckpoint } from '#event-store/bookkeeping.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { lastEvent } from '#event-store/load.ts';
import { streamName } from '#event-store/stored-event.ts';

/** The reactor's checkpoint. It is stored in the event store, so that the loss of a database repeats no reaction. */
export interface ReactorCheckpoint {
  position: bigint;
  /** Stores the position if it is after the stored one. */
  save(position: bigint): Promise<void>;
}

/**
 * Opens the reactor's checkpoint. If none is stored, it starts at `beginning`, after the last event that must not cause a
 * reaction: events from before the first reactor cause nothing.
 */
export async function openCheckpoint(
  client: EventStoreDBClient,
  clock: () => string,
  reactor: string,
  beginning: () => Promise<bigint | null>,
): Promise<ReactorCheckpoint> {
  const checkpointStream = streamName(reactorCheckpoint, reactor);
  const last = await lastEvent(client, checkpointStream);
  let revision: ExpectedRevision = last?.revision ?? 'no_stream';
  const checkpoint: ReactorCheckpoint = {
    position: last === null ? ((await beginning()) ?? 0n) : positionOf(last.data),
    async save(position) {
      if (position <= checkpoint.position && revision !== 'no_stream') return;
      const commandId = randomUUID();
      const outcome = await appendToStream(client, checkpointStream, revision, [
        {
          id: commandId,
          type: 'ReactorCheckpointed',
          data: { position: String(position) },
          metadata: {
            schemaVersion: 1,
            $correlationId: commandId,
            $causationId: commandId,
            command: 'checkpoint',
            commandId,
            actor: system,
            brandIds: [],
            receivedAt: clock(),
          },
        },
      ]);
      if (!outcome.ok) throw new Error('another reactor is writing the checkpoint');
      revision = outcome.revision;
      checkpoint.position = position;
    },
  };
  if (last !== null) return checkpoint;
  await client.setStreamMetadata(checkpointStream, { maxCount: 10 });
  try {
    await checkpoint.save(checkpoint.position);
  } catch (error) {
    // Another process that started at the same time has written the first checkpoint.
    if ((await lastEvent(client, checkpointStream)) === null) throw error;
    return openCheckpoint(client, clock, reactor, beginning);
  }
  return checkpoint;
}

/**
 * Advances the reactor's checkpoint of an imported log to a position, unless it is after it already. Call it only while no
 * reactor runs.
 */
export async function noteReacted(
  client: EventStoreDBClient,
  clock: () => string,
  position: bigint,
  reactor = 'main',
): Promise<void> {
  const checkpoint = await openCheckpoint(client, clock, reactor, async () => position);
  await checkpoint.save(position);
}

/**
 * Returns the reactor's stored checkpoint: all reactions to the events up to it have run. Null before its first start. It is
 * up to `saveEveryMs` late.
 */
export async function storedCheckpoint(client: EventStoreDBClient, reactor = 'main'): Promise<bigint | null> {
  const last = await lastEvent(client, streamName(reactorCheckpoint, reactor));
  return last === null ? null : positionOf(last.data);
}

function positionOf(data: unknown): bigint {
  return BigInt((data as { position: string }).position);
}
