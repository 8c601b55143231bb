import type { DomainEvent } from '#domain/event.ts';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { ownEvent } from '#import/ledger/own-event.ts';
import { nameId } from '#import/streams/ids.ts';

/**
 * Events of the stream `demo-1`: the store was chosen for a demo, its present and accounts are set, the seeding is
 * complete.
 */
export type DemoEvent =
  | DomainEvent<'DemoSeedChosen', Record<string, never>>
  | DomainEvent<
      'DemoSeedBegun',
      { at: string; staffId: number | null; brandAdminIds: readonly (number | null)[] }
    >
  | DomainEvent<'DemoSeedCompleted', Record<string, never>>;

export type DemoBegun = Extract<DemoEvent, { type: 'DemoSeedBegun' }>['data'];

/** Progress of the seeding. A process that continues the seeding uses the recorded present. */
export interface DemoNotes {
  isChosen: boolean;
  begun: DemoBegun | null;
  isCompleted: boolean;
  note(event: DemoEvent, receivedAt: string): Promise<void>;
}

const stream = 'demo-1';

export async function openNotes(client: EventStoreDBClient): Promise<DemoNotes> {
  let revision: ExpectedRevision = 'no_stream';
  const notes: DemoNotes = {
    isChosen: false,
    begun: null,
    isCompleted: false,
    async note(event, receivedAt) {
      const of = { command: 'seed_demo', commandId: nameId(`demo ${JSON.stringify(event)}`), receivedAt };
      const outcome = await appendToStream(client, stream, revision, [ownEvent(event, of)]);
      if (!outcome.ok) throw new Error('another process is seeding the demo data');
      revision = outcome.revision;
      take(event);
    },
  };
  function take(event: DemoEvent): void {
    notes.isChosen = true;
    if (event.type === 'DemoSeedBegun') notes.begun = event.data;
    if (event.type === 'DemoSeedCompleted') notes.isCompleted = true;
  }
  for await (const stored of readStream(client, stream)) {
    const event = { type: stored.type, data: stored.data } as DemoEvent;
    take(event);
    revision = stored.revision;
  }
  return notes;
}
