import { type EventStoreDBClient, jsonEvent, NO_STREAM } from '@eventstore/db-client';
import { expect } from 'vitest';
import { connectEventStore } from '#event-store/client.ts';
import { collect } from './event-store.ts';

const EVENTS_AN_APPEND = 5;

/** All appends that one stream's writer tried, and how many of them the store acknowledged. */
interface Entry {
  readonly ids: string[];
  acknowledged: number;
}

/** Appends to several streams at once and records which appends were acknowledged, to compare them with the stored events. */
export class Journal {
  readonly #streams = new Map<string, Entry>();

  /** The number of acknowledged events so far. */
  get acknowledged(): number {
    return [...this.#streams.values()].reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  /** Appends to this many new streams until an append fails, or `stop` returns true. */
  async append(url: string, streams: number, stop: () => boolean, name: string): Promise<void> {
    const client = connectEventStore(url);
    const writers = Array.from({ length: streams }, (_, index) =>
      this.#write(client, `${name}-${index}`, stop),
    );
    await Promise.all(writers);
    await client.dispose();
  }

  /**
   * Verifies that every acknowledged append is stored, that each stored append is complete, and that no other events are
   * stored.
   */
  async verify(url: string): Promise<void> {
    const client = connectEventStore(url);
    const stored = new Map<string, string[]>();
    let position = 0n;
    for (const { event } of await collect(client.readAll())) {
      expect(event?.position.commit).toBeGreaterThan(position);
      position = event?.position.commit ?? position;
      const ids = stored.get(event?.streamId ?? '') ?? [];
      expect(event?.revision).toBe(BigInt(ids.length));
      stored.set(event?.streamId ?? '', [...ids, event?.id ?? '']);
    }
    await client.dispose();
    for (const [stream, { ids, acknowledged }] of this.#streams) {
      const found = stored.get(stream) ?? [];
      expect(found.length, `acknowledged in ${stream}`).toBeGreaterThanOrEqual(acknowledged);
      expect(found.length % EVENTS_AN_APPEND, `half an append in ${stream}`).toBe(0);
      expect(found).toEqual(ids.slice(0, found.length));
    }
  }

  async #write(client: EventStoreDBClient, stream: string, stop: () => boolean): Promise<void> {
    const entry: Entry = { ids: [], acknowledged: 0 };
    this.#streams.set(stream, entry);
    while (!stop()) {
      const events = Array.from({ length: EVENTS_AN_APPEND }, () =>
        jsonEvent({ type: 'journaled', data: { text: 'x'.repeat(300) } }),
      );
      const expectedRevision = entry.ids.length === 0 ? NO_STREAM : BigInt(entry.ids.length - 1);
      entry.ids.push(...events.map(({ id }) => id));
      try {
        await client.appendToStream(stream, events, { expectedRevision, deadline: 30_000 });
      } catch {
        return;
      }
      entry.acknowledged = entry.ids.length;
    }
  }
}
