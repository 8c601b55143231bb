import { type RecordedEvent, sizeOf } from './events.ts';

const MAX_EVENTS = 16_384;
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * The log's last events, kept in memory for those who follow it: they read them from here and not from Postgres.
 * Bounded in number and bytes; who falls further behind reads from Postgres until he is back.
 */
export class Tail {
  #events: RecordedEvent[] = [];
  #start = 0;
  #bytes = 0;
  #head: bigint;
  readonly #followers = new Set<() => void>();

  constructor(head: bigint) {
    this.#head = head;
  }

  /** The position of the last committed event. */
  get head(): bigint {
    return this.#head;
  }

  /** How many follow the log at the moment. */
  get followers(): number {
    return this.#followers.size;
  }

  /** Adds committed events, which follow the head without a gap, and wakes the followers. */
  push(events: readonly RecordedEvent[]): void {
    const last = events[events.length - 1];
    if (last === undefined) return;
    for (const event of events) {
      this.#events.push(event);
      this.#bytes += sizeOf(event);
    }
    this.#head = last.position;
    this.#evict();
    for (const wake of this.#followers) wake();
  }

  /** Starts anew after events were committed that never came through here. */
  restart(head: bigint): void {
    this.#events = [];
    this.#start = 0;
    this.#bytes = 0;
    this.#head = head;
    for (const wake of this.#followers) wake();
  }

  /** Up to `limit` events from the position on; undefined where the tail does not reach back so far. */
  from(position: bigint, limit: number): readonly RecordedEvent[] | undefined {
    if (position > this.#head) return [];
    const first = this.#events[this.#start];
    if (first === undefined || position < first.position) return undefined;
    const index = this.#start + Number(position - first.position);
    return this.#events.slice(index, index + limit);
  }

  /** Calls `wake` after every commit until the returned function is called. */
  follow(wake: () => void): () => void {
    this.#followers.add(wake);
    return () => this.#followers.delete(wake);
  }

  #evict(): void {
    while (this.#events.length - this.#start > MAX_EVENTS || this.#bytes > MAX_BYTES) {
      const oldest = this.#events[this.#start];
      if (oldest === undefined) break;
      this.#bytes -= sizeOf(oldest);
      this.#start += 1;
    }
    // Moved rarely, since a shift of each event would cost its length every time.
    if (this.#start > MAX_EVENTS / 4) {
      this.#events = this.#events.slice(this.#start);
      this.#start = 0;
    }
  }
}
