import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { Write } from './events.ts';
import { isMetastream, originalOf, type StreamState } from './stream-metadata.ts';
import { loadStates, type StreamStates } from './stream-states.ts';

const LOADED_STREAMS = 20_000;

/** Returns the streams whose state a write depends on. */
function touchedStreams({ stream }: Write): string[] {
  return isMetastream(stream) ? [stream, originalOf(stream)] : [stream];
}

/**
 * Loads stream states that the cache lacks while the writes to these streams still wait in the queue. The load runs in
 * parallel with the previous commit, so a loaded state may be older than that commit. The commit puts every stream it touches
 * into the cache, and the cache takes precedence, so the older state is never used.
 */
export class Prefetch {
  readonly #pool: Pool;
  readonly #states: StreamStates;
  // The cache is bounded: no commit removes the state that an abandoned write requested.
  readonly #loaded = new LRUCache<string, StreamState>({ maxSize: LOADED_STREAMS, sizeCalculation: () => 1 });
  #wanted = new Set<string>();
  #loading: Promise<void> | undefined;

  constructor(pool: Pool, states: StreamStates) {
    this.#pool = pool;
    this.#states = states;
  }

  /** Starts loading the states that the write needs. */
  want(write: Write): void {
    for (const stream of touchedStreams(write)) {
      if (!this.#states.has(stream) && !this.#loaded.has(stream)) this.#wanted.add(stream);
    }
    if (this.#wanted.size > 0) this.#loading ??= this.#load();
  }

  /** Returns the states of the writes' streams: from the cache, from the prefetch, or else from Postgres. */
  async states(writes: readonly Write[]): Promise<Map<string, StreamState>> {
    const known = new Map<string, StreamState>();
    const names = new Set(writes.flatMap(touchedStreams));
    const isMissing = (name: string): boolean => !this.#states.has(name) && !this.#loaded.has(name);
    while (this.#loading !== undefined && [...names].some(isMissing)) await this.#loading;
    const missing = [...names].filter(isMissing);
    const late = missing.length === 0 ? undefined : await loadStates(this.#pool, missing);
    for (const name of names) {
      const state = this.#states.get(name) ?? this.#loaded.get(name) ?? late?.get(name);
      if (state !== undefined) known.set(name, state);
      this.#loaded.delete(name);
    }
    return known;
  }

  /** Drops all loaded states; called after a commit whose outcome is unknown. */
  clear(): void {
    this.#loaded.clear();
    this.#wanted.clear();
  }

  async #load(): Promise<void> {
    // Waits, so that all writes that arrive in the same turn of the event loop share a query.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#wanted.size > 0) {
      const names = [...this.#wanted];
      this.#wanted = new Set();
      try {
        for (const [name, state] of await loadStates(this.#pool, names)) this.#loaded.set(name, state);
      } catch {
        // The error is dropped: the commit that needs the states loads them again and gets the error itself.
      }
    }
    this.#loading = undefined;
  }
}
