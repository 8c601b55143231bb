import { system } from '#domain/actor.ts';
import { type IdBlockEvent, idBlock } from '#domain/id-block.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { type NewEvent, streamName } from '#event-store/stored-event.ts';
import { bySize } from '../write/by-size.ts';
import { appendPatiently, eventsOf } from '../write/patiently.ts';
import { ownEvent } from './own-event.ts';

/** A requested block of ids. If the process was killed after taking it, the command's id finds it again. */
export interface WantedBlock {
  commandId: string;
  size: number;
}

/**
 * Returns the first ids of the requested blocks of a category, in order. Blocks taken earlier are reused. Others may
 * take blocks concurrently; appends at exact revisions prevent overlaps.
 */
export async function takeBlocks(
  client: EventStoreDBClient,
  category: string,
  wanted: readonly WantedBlock[],
  receivedAt: string,
): Promise<number[]> {
  const stream = streamName(idBlock.category, category);
  for (;;) {
    const { taken, state, revision } = await readBlocks(client, stream);
    const missing = wanted.filter(({ commandId }) => !taken.has(commandId));
    if (missing.length === 0) return wanted.map(({ commandId }) => taken.get(commandId) ?? 0);
    const [some = []] = bySize(newBlocks(state, missing, receivedAt));
    await appendPatiently(client, stream, revision, some);
  }
}

async function readBlocks(client: EventStoreDBClient, stream: string) {
  const taken = new Map<string, number>();
  let state = idBlock.initial;
  let revision: ExpectedRevision = 'no_stream';
  for (const stored of await eventsOf(client, stream)) {
    const event = { type: stored.type, data: stored.data } as IdBlockEvent;
    if (event.type === 'IdBlockTaken') taken.set(stored.metadata.commandId, event.data.first);
    state = idBlock.evolve(state, event, stored.recordedAt);
    revision = stored.revision;
  }
  return { taken, state, revision };
}

function newBlocks(
  before: typeof idBlock.initial,
  wanted: readonly WantedBlock[],
  receivedAt: string,
): NewEvent[] {
  let state = before;
  return wanted.flatMap(({ commandId, size }) => {
    const decision = idBlock.decide(state, { action: 'take', size }, { actor: system, at: receivedAt });
    if (!decision.ok) throw new Error(decision.refusal.message);
    return decision.events.map((event) => {
      state = idBlock.evolve(state, event, receivedAt);
      return ownEvent(event, { command: 'take', commandId, receivedAt });
    });
  });
}
