import type { Client, Pool } from 'pg';
import { commitGroup } from './commit.ts';
import { connectWriter, isConnectionError } from './connection.ts';
import { TICKS_PER_MS, type Write, type WriteResult } from './events.ts';
import { NoRoomError, reasonOf, ShuttingDownError } from './failures.ts';
import type { Layout } from './layout.ts';
import { Prefetch } from './prefetch.ts';
import { Waiting, WriteQueue } from './queue.ts';
import { RecentIds } from './recent-ids.ts';
import { type LogEnd, readEnd } from './schema.ts';
import { createStreamStates, type StreamStates } from './stream-states.ts';
import { Tail } from './tail.ts';

const DEADLINE_CHECK_MS = 50;
const RECONNECT_MS = 250;
const GATHERING_TURNS_AT_MOST = 20;

/**
 * The log's only writer. While one group is being committed, the next one gathers. Many small appends thus share a
 * transaction, and positions follow commit order. After a lost connection to Postgres the outcome of the group is unknown. The
 * writer retries the group on a new connection: its events' ids show which events are stored already.
 */
export class Writer {
  readonly tail: Tail;
  readonly states: StreamStates = createStreamStates();
  readonly #databaseUrl: string;
  readonly #isFull: () => boolean;
  readonly #prefetch: Prefetch;
  readonly #queue = new WriteQueue();
  readonly #recent = new RecentIds();
  #client: Client;
  #inFlight: Waiting[] = [];
  #created: bigint;
  #end: Pick<LogEnd, 'layout' | 'next'>;
  #running: Promise<void> | undefined;
  #deadlines: NodeJS.Timeout | undefined;
  #stopped = false;

  private constructor(databaseUrl: string, pool: Pool, isFull: () => boolean, client: Client, end: LogEnd) {
    this.#databaseUrl = databaseUrl;
    this.#isFull = isFull;
    this.#created = end.created + 1n;
    this.#end = end;
    this.#prefetch = new Prefetch(pool, this.states);
    this.#client = client;
    this.tail = new Tail(end.position);
  }

  /**
   * Opens the writer, which looks up streams through the pool. Throws a `StoreInUseError` if another server uses the database.
   */
  static async open(databaseUrl: string, pool: Pool, isFull: () => boolean): Promise<Writer> {
    const client = await connectWriter(databaseUrl);
    return new Writer(databaseUrl, pool, isFull, client, await readEnd(client));
  }

  get layout(): Layout {
    return this.#end.layout;
  }

  /** The number of bytes that wait for a commit. Callers should pause while it grows. */
  get backlog(): number {
    return this.#queue.bytes;
  }

  /** Resolves once the write is durable or refused; rejects if Postgres rejects the transaction. */
  write(write: Write): Promise<WriteResult> {
    if (this.#stopped) return Promise.reject(new ShuttingDownError());
    if (this.#isFull()) return Promise.reject(new NoRoomError());
    const waiting = new Waiting(write);
    this.#queue.add(waiting);
    this.#prefetch.want(write);
    this.#deadlines ??= setInterval(() => this.#checkDeadlines(), DEADLINE_CHECK_MS);
    this.#running ??= this.#run();
    return waiting.result;
  }

  /** Refuses new writes and finishes the waiting ones. */
  async drain(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  /** Releases the database. */
  async stop(): Promise<void> {
    await this.drain();
    await this.#client.end();
  }

  async #run(): Promise<void> {
    // Waits, so that all writes of this turn of the event loop join the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (!this.#queue.isEmpty) {
      this.#checkDeadlines();
      this.#inFlight = this.#queue.takeGroup();
      await this.#commit(this.#inFlight);
      const wereSeveral = this.#inFlight.length > 1;
      this.#inFlight = [];
      if (wereSeveral) await this.#gather();
    }
    clearInterval(this.#deadlines);
    this.#deadlines = undefined;
    this.#running = undefined;
  }

  /**
   * Callers that get their answers together send their next appends at about the same time. The next group therefore
   * waits as long as each turn of the event loop brings another append.
   */
  async #gather(): Promise<void> {
    for (let turn = 0; turn < GATHERING_TURNS_AT_MOST; turn++) {
      const { length } = this.#queue.all();
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#queue.all().length === length) return;
    }
  }

  async #commit(waiting: readonly Waiting[]): Promise<void> {
    // The recording time never goes back, whatever the machine's clock does, even across restarts: $maxAge and readers rely on
    // the order.
    const now = BigInt(Date.now()) * TICKS_PER_MS;
    if (now > this.#created) this.#created = now;
    const writes = waiting.map(({ write }) => write);
    try {
      const { group, results } = await commitGroup(
        this.#client,
        this.#prefetch,
        this.#end,
        this.#created,
        this.#recent,
        writes,
      );
      for (const [stream, state] of group.states) this.states.set(stream, state);
      this.#created = group.created;
      this.#end = { layout: this.#end.layout, next: group.next };
      this.#recent.add(group.events);
      this.tail.push(group.events);
      for (const [index, result] of results.entries()) waiting[index]?.settle(result);
    } catch (error) {
      if (isConnectionError(error)) return this.#recover(waiting);
      const reason = reasonOf(error);
      for (const one of waiting) one.fail(reason);
    }
  }

  async #recover(waiting: readonly Waiting[]): Promise<void> {
    this.#queue.putBack(waiting);
    this.#recent.doubt(waiting.map(({ write }) => write));
    this.#client.end().catch(() => {});
    while (!this.#stopped) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        this.#client = await connectWriter(this.#databaseUrl);
        const end = await readEnd(this.#client);
        this.#end = end;
        this.states.clear();
        this.#prefetch.clear();
        if (end.position !== this.tail.head) this.tail.restart(end.position);
        return;
      } catch {
        // Postgres is still down. The deadlines of the writes limit the retries.
      }
    }
    for (const one of this.#queue.takeGroup()) one.fail(new ShuttingDownError());
  }

  #checkDeadlines(): void {
    const now = Date.now();
    for (const list of [this.#inFlight, this.#queue.all()]) {
      for (const waiting of list) {
        if (!waiting.settled && waiting.write.deadline <= now)
          waiting.settle({ outcome: 'deadline-exceeded' });
      }
    }
  }
}
