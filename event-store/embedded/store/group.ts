import type { ProposedEvent, RecordedEvent } from './events.ts';
import { idKey, type KnownEvent } from './ids.ts';
import { bytesOf, type Layout, roomOf } from './layout.ts';
import type { LogEnd } from './schema.ts';
import { isMetastream, NEW_STREAM, originalOf, parseMetadata, type StreamState } from './stream-metadata.ts';

/**
 * The events of one group commit while it is assembled, and the state of their streams after the commit. Nothing is visible
 * outside before the commit, and nothing remains if it fails.
 */
export class Group {
  readonly events: RecordedEvent[] = [];
  readonly states = new Map<string, StreamState>();
  readonly #known: ReadonlyMap<string, StreamState>;
  readonly #revisions: ReadonlyMap<string, bigint>;
  readonly #byStream = new Map<string, RecordedEvent[]>();
  readonly #byId = new Map<string, bigint>();
  readonly #layout: Layout;
  #next: bigint;
  #created: bigint;

  /** `known` contains the state of every stream that the group touches; `revisions` contains every id that `findIds` found. */
  constructor(
    { layout, next }: Pick<LogEnd, 'layout' | 'next'>,
    created: bigint,
    known: ReadonlyMap<string, StreamState>,
    revisions: ReadonlyMap<string, bigint>,
  ) {
    this.#layout = layout;
    this.#next = next;
    this.#created = created;
    this.#known = known;
    this.#revisions = revisions;
  }

  /** The position of the next event after the group. */
  get next(): bigint {
    return this.#next;
  }

  /** The earliest recording time for the next event: no two events have the same time. */
  get created(): bigint {
    return this.#created;
  }

  state(stream: string): StreamState {
    return this.states.get(stream) ?? this.#known.get(stream) ?? NEW_STREAM;
  }

  /**
   * Returns the revision of the stream's event with this id. It knows only ids that the group added or that were looked up
   * before.
   */
  revisionOf(stream: string, id: string): bigint | undefined {
    const key = idKey(stream, id);
    return this.#byId.get(key) ?? this.#revisions.get(key);
  }

  /** Returns the events that the group adds to the stream between two revisions. */
  pending(stream: string, from: bigint, to: bigint): KnownEvent[] {
    const own = this.#byStream.get(stream) ?? [];
    return own.filter((event) => event.revision >= from && event.revision <= to);
  }

  /** Adds events at the end of the stream, or at `revision`; returns the last event. */
  add(
    stream: string,
    proposed: readonly ProposedEvent[],
    revision = this.state(stream).last + 1n,
  ): RecordedEvent | undefined {
    const own = this.#byStream.get(stream) ?? [];
    this.#byStream.set(stream, own);
    let last: RecordedEvent | undefined;
    for (const { id, type, isJson, data, metadata } of proposed) {
      last = {
        position: this.#next,
        stream,
        revision,
        id,
        type,
        isJson,
        created: this.#created,
        data,
        metadata,
      };
      this.#created += 1n;
      this.#next += roomOf(this.#layout, bytesOf(stream, last));
      revision += 1n;
      this.events.push(last);
      own.push(last);
      this.#byId.set(idKey(stream, id), last.revision);
    }
    if (last !== undefined) this.#advance(last);
    return last;
  }

  #advance(last: RecordedEvent): void {
    this.states.set(last.stream, { ...this.state(last.stream), last: last.revision });
    if (!isMetastream(last.stream)) return;
    const original = originalOf(last.stream);
    this.states.set(original, {
      ...this.state(original),
      metastreamLast: last.revision,
      metadata: parseMetadata(last.data),
      rawMetadata: last.data,
    });
  }
}
