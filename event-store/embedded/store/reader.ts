import type { Pool } from 'pg';
import type { RecordedEvent } from './events.ts';
import { BYTES, FIRST, type Layout, roomOf } from './layout.ts';
import { EVENT_COLUMNS, type EventRow, eventOf } from './rows.ts';
import { NEW_STREAM, type StreamState } from './stream-metadata.ts';
import { loadStates, type StreamStates } from './stream-states.ts';

const select = (where: string, order: string): string =>
  `select ${EVENT_COLUMNS} from event_store.events where ${where} order by ${order}`;

const ALL_FORWARDS = select('position >= $1', 'position limit $2');
const ALL_BACKWARDS = select('position <= $1', 'position desc limit $2');
const STREAM_FORWARDS = select('stream = $1 and revision >= $2 and created_ms >= $4', 'revision limit $3');
const STREAM_BACKWARDS = select(
  'stream = $1 and revision <= $2 and revision >= $5 and created_ms >= $4',
  'revision desc limit $3',
);

// The maximum of a bigint column.
const HIGHEST = 2n ** 63n - 1n;

// An unqualified name would order by the text of the selected column, and read the whole log to sort it.
const EVENT_BEFORE = `select position::text, (${BYTES})::text as bytes from event_store.events as stored
  where position <= $1 order by stored.position desc limit 1`;

/** Reads the log from Postgres, page by page, so that no connection is held for a slow reader. */
export class Reader {
  readonly #pool: Pool;
  readonly #states: StreamStates;
  readonly #layout: Layout;

  constructor(pool: Pool, states: StreamStates, layout: Layout) {
    this.#layout = layout;
    this.#pool = pool;
    this.#states = states;
  }

  /** Returns events from the position on, in log order; the position is inclusive. */
  allForwards(from: bigint, limit: number): Promise<RecordedEvent[]> {
    return this.#page('all-forwards', ALL_FORWARDS, [from, limit]);
  }

  /** Returns events from the position backwards; the position is inclusive. */
  allBackwards(from: bigint, limit: number): Promise<RecordedEvent[]> {
    return this.#page('all-backwards', ALL_BACKWARDS, [from, limit]);
  }

  /** Returns whether a read may begin at this position: at an event's start, not inside an event. */
  async isPlace(position: bigint): Promise<boolean> {
    if (this.#layout === 'dense' || position === 0n || position > HIGHEST) return true;
    const { rows } = await this.#pool.query<{ position: string; bytes: string }>({
      name: 'event-before',
      text: EVENT_BEFORE,
      values: [position.toString()],
    });
    const [before] = rows;
    if (before === undefined) return position >= FIRST[this.#layout];
    const at = BigInt(before.position);
    return at === position || at + roomOf(this.#layout, Number(before.bytes)) <= position;
  }

  /** Returns a stream's events from the revision on, without those created before `since` (milliseconds since 1970). */
  streamForwards(stream: string, from: bigint, limit: number, since: number): Promise<RecordedEvent[]> {
    return this.#page('stream-forwards', STREAM_FORWARDS, [stream, from, limit, since]);
  }

  /** Returns a stream's events backwards from revision `from` to `first`, without those created before `since`. */
  streamBackwards(
    stream: string,
    from: bigint,
    limit: number,
    since: number,
    first: bigint,
  ): Promise<RecordedEvent[]> {
    return this.#page('stream-backwards', STREAM_BACKWARDS, [stream, from, limit, since, first]);
  }

  /** Returns the stream's current last revision and metadata. */
  async state(stream: string): Promise<StreamState> {
    const cached = this.#states.get(stream);
    if (cached !== undefined) return cached;
    return (await loadStates(this.#pool, [stream])).get(stream) ?? NEW_STREAM;
  }

  async #page(name: string, text: string, values: (bigint | number | string)[]): Promise<RecordedEvent[]> {
    const { rows } = await this.#pool.query<EventRow>({ name, text, values, rowMode: 'array' });
    return rows.map(eventOf);
  }
}
