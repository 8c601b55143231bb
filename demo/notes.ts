import type { DomainEvent } from '#domain/event.ts';
import { appendToStream, type ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { readStream } from '#event-store/load.ts';
import { ownEvent } from '#import/ledger/own-event.ts';
import { nameId } from '#import/streams/ids.ts';

/** Events of the stream `demo-1`: when the demo's present is and who acts in it, and that all of it is written. */
export type DemoEvent =
  | DomainEvent<
      'DemoSeedBegun',
      { at: string; staffId: number | null; brandAdminIds: readonly (number | null)[] }
    >
  | DomainEvent<'DemoSeedCompleted', Record<string, never>>;

export type DemoBegun = Extract<DemoEvent, { type: 'DemoSeedBegun' }>['data'];

/** How far the seeding has come. A process that goes on with it takes the present that it began with. */
export interface DemoNotes {
  begun: DemoBegun | null;
  isCompleted: boolean;
  note(event: DemoEvent, receivedAt: string): Promise<void>;
}

const stream = 'demo-1';

export async function openNotes(client: EventStoreDBClient): Promise<DemoNotes> {
  let revision: ExpectedRevision = 'no_stream';
  const notes: DemoNotes = {
    begun: null,
    isCompleted: false,
    async note(event, receivedAt) {
      const of = { command: 'seed_demo', commandId: nameId(`demo ${event.type}`), receivedAt };
      const outcome = await appendToStream(client, stream, revision, [ownEvent(event, of)]);
      if (!outcome.ok) throw new Error('another process is seeding the demo data');
      revision = outcome.revision;
      if (event.type === 'DemoSeedBegun') notes.begun = event.data;
      else notes.isCompleted = true;
    },
  };
  for await (const stored of readStream(client, stream)) {
    const event = { type: stored.type, data: stored.data } as DemoEvent;
    if (event.type === 'DemoSeedBegun') notes.begun = event.data;
    if (event.type === 'DemoSeedCompleted') notes.isCompleted = true;
    revision = stored.revision;
  }
  return notes;
}
