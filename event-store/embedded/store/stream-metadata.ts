import { DELETED_REVISION, NO_EVENTS } from './events.ts';

const METASTREAM_PREFIX = '$$';
export const METADATA_TYPE = '$metadata';

/** The part of a stream's metadata that the server obeys. */
export interface StreamMetadata {
  readonly maxCount?: bigint;
  readonly maxAgeMs?: number;
  readonly truncateBefore?: bigint;
}

/**
 * The state of a stream: its last revision, its metadata (parsed and as stored), and the last revision of its metastream. The
 * last revision of an empty stream is `NO_EVENTS`.
 */
export interface StreamState {
  readonly last: bigint;
  readonly metastreamLast: bigint;
  readonly metadata: StreamMetadata;
  readonly rawMetadata: Uint8Array | undefined;
}

export const NEW_STREAM: StreamState = {
  last: NO_EVENTS,
  metastreamLast: NO_EVENTS,
  metadata: {},
  rawMetadata: undefined,
};

export const metastreamOf = (stream: string): string => METASTREAM_PREFIX + stream;
export const isMetastream = (stream: string): boolean => stream.startsWith(METASTREAM_PREFIX);
export const originalOf = (metastream: string): string => metastream.slice(METASTREAM_PREFIX.length);

export const isTombstoned = (state: StreamState): boolean => state.last === DELETED_REVISION;
export const isSoftDeleted = (state: StreamState): boolean =>
  state.metadata.truncateBefore === DELETED_REVISION;

/** Parses the stored metadata. Invalid metadata sets no limits, as in EventStoreDB. */
export function parseMetadata(raw: Uint8Array): StreamMetadata {
  const text = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('utf8');
  const fields = parseObject(text);
  const maxAge = positive(fields.$maxAge);
  return {
    ...optional('maxCount', bigintOf(positive(fields.$maxCount))),
    ...optional('maxAgeMs', maxAge === undefined ? undefined : maxAge * 1000),
    ...optional('truncateBefore', truncateBefore(fields.$tb)),
  };
}

/** Returns the metadata with another `$tb`. It writes the number as text, since it may not be a safe JS number. */
export function withTruncateBefore(raw: Uint8Array | undefined, revision: bigint): Buffer {
  const kept = raw === undefined ? {} : parseObject(Buffer.from(raw).toString('utf8'));
  const { $tb: _, ...others } = kept;
  const rest = JSON.stringify(others).slice(1);
  return Buffer.from(`{"$tb":${revision}${rest === '}' ? rest : `,${rest}`}`);
}

/** Returns the first revision that a reader of the stream may see. */
export function firstVisible(stream: string, state: StreamState): bigint {
  const maxCount = state.metadata.maxCount ?? (isMetastream(stream) ? 1n : undefined);
  const byCount = maxCount === undefined ? 0n : state.last - maxCount + 1n;
  const byTruncation = state.metadata.truncateBefore ?? 0n;
  const first = byCount > byTruncation ? byCount : byTruncation;
  return first > 0n ? first : 0n;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;

const bigintOf = (value: number | undefined): bigint | undefined =>
  value === undefined ? undefined : BigInt(value);

// JSON.parse reads 9223372036854775807 as 2^63, so every unsafe number means "deleted".
function truncateBefore(value: unknown): bigint | undefined {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) return undefined;
  return Number.isSafeInteger(value) ? BigInt(value) : DELETED_REVISION;
}

function optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
  return value === undefined ? {} : ({ [key]: value } as { [P in K]?: V });
}
