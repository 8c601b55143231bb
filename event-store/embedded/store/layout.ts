import type { ProposedEvent } from './events.ts';

/**
 * How positions follow one another. As in EventStoreDB they are places of bytes, so that there are many between two
 * events, at which nothing can be read. A log that was begun with one position an event goes on so.
 */
export type Layout = 'bytes' | 'dense';

/** Where the first event of a log stands, and so what tells the layouts apart. */
export const FIRST: Readonly<Record<Layout, bigint>> = { bytes: 1024n, dense: 1n };

const OVERHEAD = 64;

/** The bytes that count of an event in SQL, for `roomOf`. */
export const BYTES =
  'octet_length(stream) + octet_length(type) + octet_length(data) + octet_length(metadata)';

export const bytesOf = (stream: string, { type, data, metadata }: ProposedEvent): number =>
  Buffer.byteLength(stream) + Buffer.byteLength(type) + data.length + metadata.length;

/** The positions that an event of so many bytes takes: its own and those behind it up to the next event. */
export const roomOf = (layout: Layout, bytes: number): bigint =>
  layout === 'dense' ? 1n : BigInt(OVERHEAD + bytes);
