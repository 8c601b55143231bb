import type { RecordedEvent } from './store/events.ts';

// The tags of ReadResp and its parts: field number << 3 | wire type (0 varint, 2 length-delimited).
const EVENT = 0x0a;
const RECORDED = 0x0a;
const COMMIT_POSITION_OF_EVENT = 0x18;
const ID = 0x0a;
const ID_STRING = 0x12;
const STREAM_IDENTIFIER = 0x12;
const STREAM_NAME = 0x1a;
const REVISION = 0x18;
const PREPARE_POSITION = 0x20;
const COMMIT_POSITION = 0x28;
const SYSTEM_METADATA = 0x32;
const CUSTOM_METADATA = 0x3a;
const DATA = 0x42;

const JSON_ENTRY = mapEntry('content-type', 'application/json');
const BINARY_ENTRY = mapEntry('content-type', 'application/octet-stream');
const UUID_BYTES = 36;

/**
 * Serializes the event as a `ReadResp`. The encoder is hand-written, since the generated classes would take most of
 * the time of a read; tests compare the two.
 */
export function encodeEvent(event: RecordedEvent, allocate = Buffer.allocUnsafe): Buffer {
  const { stream, type, data, metadata } = event;
  const streamBytes = Buffer.byteLength(stream);
  const typeBytes = Buffer.byteLength(type);
  const created = event.created.toString();
  const position = varint(event.position);
  const revision = varint(event.revision);
  const typeEntry = entryLength(4, typeBytes);
  const createdEntry = entryLength(7, created.length);
  const contentType = event.isJson ? JSON_ENTRY : BINARY_ENTRY;
  const identifier = fieldLength(streamBytes);
  const recorded =
    fieldLength(2 + UUID_BYTES) +
    fieldLength(identifier) +
    (1 + revision.length) +
    2 * (1 + position.length) +
    fieldLength(typeEntry) +
    fieldLength(createdEntry) +
    contentType.length +
    (metadata.length === 0 ? 0 : fieldLength(metadata.length)) +
    fieldLength(data.length);
  const read = fieldLength(recorded) + 1 + position.length;
  const out = allocate(fieldLength(read));

  let at = header(out, 0, EVENT, read);
  at = header(out, at, RECORDED, recorded);
  at = header(out, at, ID, 2 + UUID_BYTES);
  at = text(out, at, ID_STRING, event.id, UUID_BYTES);
  at = header(out, at, STREAM_IDENTIFIER, identifier);
  at = text(out, at, STREAM_NAME, stream, streamBytes);
  at = number(out, at, REVISION, revision);
  at = number(out, at, PREPARE_POSITION, position);
  at = number(out, at, COMMIT_POSITION, position);
  at = entry(out, at, typeEntry, 'type', type, typeBytes);
  at = entry(out, at, createdEntry, 'created', created, created.length);
  out.set(contentType, at);
  at += contentType.length;
  if (metadata.length > 0) at = bytes(out, at, CUSTOM_METADATA, metadata);
  at = bytes(out, at, DATA, data);
  number(out, at, COMMIT_POSITION_OF_EVENT, position);
  return out;
}

function varint(value: bigint): readonly number[] {
  const digits: number[] = [];
  let rest = value;
  // The loop continues with numbers: they are much faster than bigints, and nearly every position and revision fits.
  while (rest > 0x7fffffffn) {
    digits.push(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  let small = Number(rest);
  for (; small > 0x7f; small >>>= 7) digits.push((small & 0x7f) | 0x80);
  digits.push(small);
  return digits;
}

function lengthOfLength(length: number): number {
  if (length < 0x80) return 1;
  if (length < 0x4000) return 2;
  return length < 0x200000 ? 3 : 4;
}

function fieldLength(length: number): number {
  return 1 + lengthOfLength(length) + length;
}

function entryLength(keyLength: number, valueLength: number): number {
  return fieldLength(keyLength) + fieldLength(valueLength);
}

function header(out: Buffer, at: number, tag: number, length: number): number {
  out[at] = tag;
  let [rest, next] = [length, at + 1];
  for (; rest > 0x7f; rest >>>= 7) out[next++] = (rest & 0x7f) | 0x80;
  out[next++] = rest;
  return next;
}

function number(out: Buffer, at: number, tag: number, digits: readonly number[]): number {
  out[at] = tag;
  out.set(digits, at + 1);
  return at + 1 + digits.length;
}

function text(out: Buffer, at: number, tag: number, value: string, length: number): number {
  const start = header(out, at, tag, length);
  out.write(value, start, length, 'utf8');
  return start + length;
}

function bytes(out: Buffer, at: number, tag: number, value: Uint8Array): number {
  const start = header(out, at, tag, value.length);
  out.set(value, start);
  return start + value.length;
}

function entry(
  out: Buffer,
  at: number,
  length: number,
  key: string,
  value: string,
  valueLength: number,
): number {
  const inside = text(out, header(out, at, SYSTEM_METADATA, length), 0x0a, key, key.length);
  return text(out, inside, 0x12, value, valueLength);
}

function mapEntry(key: string, value: string): Buffer {
  const length = entryLength(key.length, value.length);
  const out = Buffer.alloc(fieldLength(length));
  entry(out, 0, length, key, value, value.length);
  return out;
}
