import { StartFailure } from '#backend/failure.ts';
import type { ExpectedRevision } from '#event-store/append.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import { nameId } from '../streams/ids.ts';
import { bySize } from '../write/by-size.ts';
import { appendPatiently, eventsOf } from '../write/patiently.ts';
import { emptyLedger, evolveLedger, type Ledger, type LedgerEvent } from './ledger.ts';
import { ownEvent } from './own-event.ts';

/** The stream `import-<source>`. This process must be its only writer: an append by another one ends the import. */
export interface OpenLedger {
  readonly state: Ledger;
  /** Appends events. A repeated event gets the same `id`. */
  record(events: readonly LedgerEvent[]): Promise<void>;
}

/** Reads the progress of a source's imports. `receivedAt` is the ISO instant of this import. */
export async function openLedger(
  client: EventStoreDBClient,
  source: string,
  receivedAt: string,
): Promise<OpenLedger> {
  const stream = `import-${source}`;
  let state = emptyLedger;
  let revision: ExpectedRevision = 'no_stream';
  for (const event of await eventsOf(client, stream)) {
    state = evolveLedger(state, { type: event.type, data: event.data } as LedgerEvent);
    revision = event.revision;
  }
  return {
    get state() {
      return state;
    },
    async record(events) {
      const stored = events.map((event) => {
        const commandId = nameId(`${source}\nledger\n${JSON.stringify(event)}`);
        return ownEvent(event, { command: 'import', commandId, receivedAt });
      });
      for (const some of bySize(stored)) {
        const outcome = await appendPatiently(client, stream, revision, some);
        if (!outcome.ok) throw new StartFailure(`another import of ${source} is running: wait for its end`);
        revision = outcome.revision;
      }
      state = events.reduce(evolveLedger, state);
    },
  };
}
