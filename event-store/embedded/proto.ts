import type { StreamIdentifier, UUID } from '@eventstore/db-client/generated/shared_pb.js';
import type { AppendReq, BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import { InvalidArgument } from './errors.ts';
import type { ExpectedRevision, ProposedEvent } from './store/events.ts';

const JSON_TYPE = 'application/json';
const UUID_FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Returns the stream's name; throws `InvalidArgument` if it is missing or cannot be stored. */
export function streamNameOf(identifier: StreamIdentifier | undefined): string {
  const name = Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');
  if (name === '') throw new InvalidArgument('The stream name is missing.');
  // A node of EventStoreDB crashes when a client reads the stream `$$`.
  if (name === '$$') throw new InvalidArgument('"$$" is not a stream name.');
  return storable('stream name', name);
}

/** Returns the id in lower case with hyphens, from either of the protocol's two forms. */
export function uuidOf(uuid: UUID | undefined): string {
  const structured = uuid?.getStructured();
  if (structured === undefined) {
    const text = (uuid?.getString() ?? '').toLowerCase();
    if (!UUID_FORM.test(text)) throw new InvalidArgument(`"${text}" is not a UUID.`);
    return text;
  }
  const bytes = Buffer.alloc(16);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getMostSignificantBits())), 0);
  bytes.writeBigInt64BE(BigInt.asIntN(64, BigInt(structured.getLeastSignificantBits())), 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Returns the proposed event; throws `InvalidArgument` if its id or type cannot be stored. */
export function proposedEventOf(
  message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage,
): ProposedEvent {
  const fields = message.getMetadataMap();
  const type = fields.get('type');
  if (type === undefined) throw new InvalidArgument('An event has no type: required metadata "type".');
  return {
    id: uuidOf(message.getId()),
    type: storable('event type', type),
    isJson: fields.get('content-type') === JSON_TYPE,
    // The arrays are copied: the message's own arrays are views that would keep the whole received buffer in memory.
    data: message.getData_asU8().slice(),
    metadata: message.getCustomMetadata_asU8().slice(),
  };
}

interface RevisionOptions {
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
}

/** Returns the expected revision: `revision`, or the request's option that replaces it. */
export function expectedRevisionOf(options: RevisionOptions, revision: string | undefined): ExpectedRevision {
  if (revision !== undefined) return BigInt(revision);
  if (options.hasNoStream()) return 'no_stream';
  return options.hasStreamExists() ? 'stream_exists' : 'any';
}

// Postgres cannot store NUL in text.
function storable(what: string, text: string): string {
  if (text.includes('\0')) throw new InvalidArgument(`The ${what} must not contain the character NUL.`);
  return text;
}
