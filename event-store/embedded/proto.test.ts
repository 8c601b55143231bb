import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from 'vitest';
import { proposedEventOf } from './proto.ts';

test('an event keeps no memory of its message alive', () => {
  const sent = new streams.BatchAppendReq.ProposedMessage();
  sent.setId(new shared.UUID().setString('8a1f0f6e-2f0b-4c55-9d0c-5b2f7a3a9f10'));
  sent.getMetadataMap().set('type', 'Noted').set('content-type', 'application/json');
  sent.setData(Buffer.from('{"n":1}'));
  sent.setCustomMetadata(Buffer.from('{"by":2}'));
  const wire = sent.serializeBinary();
  const event = proposedEventOf(streams.BatchAppendReq.ProposedMessage.deserializeBinary(wire));
  wire.fill(0);
  expect([event.data, event.metadata].map((bytes) => Buffer.from(bytes).toString())).toEqual([
    '{"n":1}',
    '{"by":2}',
  ]);
  // Node places small buffers in a shared pool; these copies must own their memory.
  for (const bytes of [event.data, event.metadata]) expect(bytes.buffer.byteLength).toBe(bytes.length);
});
