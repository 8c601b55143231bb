import { randomUUID } from 'node:crypto';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeEvent } from './event-response.ts';
import { DELETED_REVISION, type RecordedEvent } from './store/events.ts';

const position = fc.oneof(
  fc.bigInt(0n, 300n),
  fc.bigInt(2n ** 31n - 2n, 2n ** 31n + 2n),
  fc.bigInt(0n, DELETED_REVISION),
);

const recorded: fc.Arbitrary<RecordedEvent> = fc.record({
  position,
  revision: position,
  stream: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  type: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  id: fc.constant(randomUUID()),
  isJson: fc.boolean(),
  created: fc.bigInt(0n, 40_000_000_000_000_000n),
  data: fc.uint8Array({ maxLength: 20_000 }),
  metadata: fc.uint8Array({ maxLength: 300 }),
});

test('the generated classes read the hand-encoded response', () => {
  fc.assert(
    fc.property(recorded, (event) => {
      const read = streams.ReadResp.deserializeBinary(encodeEvent(event)).getEvent();
      const got = read?.getEvent();
      const fields = got?.getMetadataMap();
      expect({
        commit: read?.getCommitPosition(),
        position: got?.getCommitPosition(),
        prepare: got?.getPreparePosition(),
        revision: got?.getStreamRevision(),
        id: got?.getId()?.getString(),
        stream: Buffer.from(got?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
        type: fields?.get('type'),
        contentType: fields?.get('content-type'),
        created: fields?.get('created'),
        metadata: Buffer.from(got?.getCustomMetadata_asU8() ?? []).toString('hex'),
        data: Buffer.from(got?.getData_asU8() ?? []).toString('hex'),
      }).toEqual({
        commit: `${event.position}`,
        position: `${event.position}`,
        prepare: `${event.position}`,
        revision: `${event.revision}`,
        id: event.id,
        stream: event.stream,
        type: event.type,
        contentType: event.isJson ? 'application/json' : 'application/octet-stream',
        created: `${event.created}`,
        metadata: Buffer.from(event.metadata).toString('hex'),
        data: Buffer.from(event.data).toString('hex'),
      });
    }),
  );
});
