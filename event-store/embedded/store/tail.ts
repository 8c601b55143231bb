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
  // Position of the last event that is not here any more: all behind it is.
  #evicted: bigint;
  readonly #followers = new Set<() => void>();

  constructor(head: bigint) {
    this.#head = head;
    this.#evicted = head;
  }

  /** The position of the last committed event. */
  get head(): bigint {
    return this.#head;
  }

  /** How many follow the log at the moment. */
  get followers(): number {
    return this.#followers.size;
  }

  /** Adds committed events, the next ones behind the head, and wakes the followers. */
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
    this.#evicted = head;
    for (const wake of this.#followers) wake();
  }

  /** Up to `limit` events from the position on; undefined where the tail does not reach back so far. */
  from(position: bigint, limit: number): readonly RecordedEvent[] | undefined {
    if (position > this.#head) return [];
    if (position <= this.#evicted) return undefined;
    const index = this.#indexOf(position);
    return this.#events.slice(index, index + limit);
  }

  /** The index of the first event at the position or behind it. */
  #indexOf(position: bigint): number {
    let [low, high] = [this.#start, this.#events.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const event = this.#events[middle];
      if (event !== undefined && event.position < position) low = middle + 1;
      else high = middle;
    }
    return low;
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
      this.#evicted = oldest.position;
      this.#start += 1;
    }
    // Moved rarely, since a shift of each event would cost its length every time.
    if (this.#start > MAX_EVENTS / 4) {
      this.#events = this.#events.slice(this.#start);
      this.#start = 0;
    }
  }
}
