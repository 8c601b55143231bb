import { LRUCache } from 'lru-cache';
import type { ClientBase } from 'pg';
import type { RecordedEvent, Write } from './events.ts';
import { findIds, idKey } from './ids.ts';

const REMEMBERED = 50_000;

/**
 * The ids of the latest events. They identify a repeated append that has no expected revision. As in EventStoreDB they are in
 * memory only: after a restart a repeat is written again, so callers should not rely on them.
 */
export class RecentIds {
  readonly #revisions = new LRUCache<string, bigint>({ maxSize: REMEMBERED, sizeCalculation: () => 1 });
  readonly #uncertain = new WeakSet<Write>();

  add(events: readonly RecordedEvent[]): void {
    for (const { stream, id, revision } of events) this.#revisions.set(idKey(stream, id), revision);
  }

  /** Marks writes whose outcome is unknown: `known` looks up their ids in the log itself. */
  doubt(writes: readonly Write[]): void {
    for (const write of writes) this.#uncertain.add(write);
  }

  /** Returns the revisions of the first events of these writes, by `idKey`, if they are stored already. */
  async known(db: ClientBase, writes: readonly Write[]): Promise<Map<string, bigint>> {
    const known = new Map<string, bigint>();
    const sought: string[] = [];
    for (const write of writes) {
      const { expected, stream, events } = write;
      const [first] = events;
      if (first === undefined || (expected !== 'any' && expected !== 'stream_exists')) continue;
      const revision = this.#revisions.get(idKey(stream, first.id));
      if (revision !== undefined) known.set(idKey(stream, first.id), revision);
      else if (this.#uncertain.has(write)) sought.push(first.id);
    }
    if (sought.length > 0) for (const [key, revision] of await findIds(db, sought)) known.set(key, revision);
    return known;
  }
}
