import type { ProposedEvent } from './events.ts';

/**
 * How positions advance. As in EventStoreDB they count bytes, so most numbers between two events are not readable
 * positions. A log that began with one position per event continues that way.
 */
export type Layout = 'bytes' | 'dense';

/** The position of a log's first event, which distinguishes the layouts. */
export const FIRST: Readonly<Record<Layout, bigint>> = { bytes: 1024n, dense: 1n };

const OVERHEAD = 64;

/** The counted bytes of an event in SQL, for `roomOf`. */
export const BYTES =
  'octet_length(stream) + octet_length(type) + octet_length(data) + octet_length(metadata)';

export const bytesOf = (stream: string, { type, data, metadata }: ProposedEvent): number =>
  Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

/** The number of positions from this event to the next one, for an event of so many bytes. */
export const roomOf = (layout: Layout, bytes: number): bigint =>
  layout === 'dense' ? 1n : BigInt(OVERHEAD + bytes);
