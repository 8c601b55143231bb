import { type RecordedEvent, sizeOf } from './events.ts';

const MAX_EVENTS = 16_384;
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * The log's last events in memory, from which followers read without Postgres. It is bounded in number and bytes; a follower
 * that falls further behind reads from Postgres until it has caught up.
 */
export class Tail {
  #events: RecordedEvent[] = [];
  #start = 0;
  #bytes = 0;
  #head: bigint;
  // The position of the last evicted event: the tail contains all later events.
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

  /** The current number of followers. */
  get followers(): number {
    return this.#followers.size;
  }

  /** Adds the committed events after the head, and wakes the followers. */
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

  /** Empties the tail and sets its head, after commits that `push` has not seen. */
  restart(head: bigint): void {
    this.#events = [];
    this.#start = 0;
    this.#bytes = 0;
    this.#head = head;
    this.#evicted = head;
    for (const wake of this.#followers) wake();
  }

  /** Returns up to `limit` events from the position on; undefined if the tail does not reach back that far. */
  from(position: bigint, limit: number): readonly RecordedEvent[] | undefined {
    if (position > this.#head) return [];
    if (position <= this.#evicted) return undefined;
    const index = this.#indexOf(position);
    return this.#events.slice(index, index + limit);
  }

  /** Returns the index of the first event at or after the position. */
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
    // The array is cut rarely, since removing each event separately would copy the array every time.
    if (this.#start > MAX_EVENTS / 4) {
      this.#events = this.#events.slice(this.#start);
      this.#start = 0;
    }
  }
}
