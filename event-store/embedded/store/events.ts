/** The highest revision. A tombstone has it, and a `$tb` with this value marks a stream as deleted. */
export const DELETED_REVISION = 9223372036854775807n;

/** The last revision of an empty stream. */
export const NO_EVENTS = -1n;

/** An event that a client wants to append. `data` and `metadata` are stored unchanged; empty metadata means none. */
export interface ProposedEvent {
  readonly id: string;
  readonly type: string;
  readonly isJson: boolean;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** An event with its place in the log. `created` counts units of 100 ns since 1970, by the server's clock. */
export interface RecordedEvent extends ProposedEvent {
  readonly position: bigint;
  readonly stream: string;
  readonly revision: bigint;
  readonly created: bigint;
}

/** Units of `created` per millisecond. */
export const TICKS_PER_MS = 10_000n;

export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;

/** An atomic write of a client. `deadline` is in milliseconds since 1970. */
export interface Write {
  readonly kind: 'append' | 'delete' | 'tombstone';
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
  readonly deadline: number;
}

/** The outcome of a write; `position` is missing only if nothing was written. */
export type WriteResult =
  | { readonly outcome: 'committed'; readonly revision: bigint; readonly position: bigint | undefined }
  | { readonly outcome: 'wrong-expected-revision'; readonly current: bigint }
  | { readonly outcome: 'stream-deleted' }
  | { readonly outcome: 'deadline-exceeded' };

const OVERHEAD = 300;

/** Returns the approximate memory of an event in bytes. */
export function sizeOf(event: ProposedEvent): number {
  return event.data.length + event.metadata.length + OVERHEAD;
}
