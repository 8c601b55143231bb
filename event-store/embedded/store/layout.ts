import type { ProposedEvent } from './events.ts';

/**
 * How positions advance: by bytes, or by one per event. In EventStoreDB they count bytes, so most numbers between two events
 * are not readable positions. A log that began with one position per event continues that way.
 */
export type Layout = 'bytes' | 'dense';

/** The position of a log's first event. It identifies the log's layout. */
export const FIRST: Readonly<Record<Layout, bigint>> = { bytes: 1024n, dense: 1n };

const OVERHEAD = 64;

/** SQL for the number of bytes of an event, the argument of `roomOf`. */
export const BYTES =
  'octet_length(stream) + octet_length(type) + octet_length(data) + octet_length(metadata)';

export const bytesOf = (stream: string, { type, data, metadata }: ProposedEvent): number =>
  Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

/** Returns the distance from an event's position to the next position, for an event of `bytes` bytes. */
export const roomOf = (layout: Layout, bytes: number): bigint =>
  layout === 'dense' ? 1n : BigInt(OVERHEAD + bytes);
