import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';

const { ReadResp } = streams;

/** Returns the serialized `ReadResp` that confirms a subscription. */
export function confirmation(): Buffer {
  const content = new ReadResp.SubscriptionConfirmation();
  content.setSubscriptionId(randomUUID());
  return serialize(new ReadResp().setConfirmation(content));
}

export function caughtUp(): Buffer {
  return serialize(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()));
}

/** Returns the response that tells a filtered subscriber that all events up to the position were examined. */
export function checkpoint(position: bigint): Buffer {
  const content = new ReadResp.Checkpoint();
  content.setCommitPosition(position.toString());
  content.setPreparePosition(position.toString());
  return serialize(new ReadResp().setCheckpoint(content));
}

export function streamNotFound(stream: string): Buffer {
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(stream, 'utf8'));
  const content = new ReadResp.StreamNotFound();
  content.setStreamIdentifier(identifier);
  return serialize(new ReadResp().setStreamNotFound(content));
}

function serialize(response: streams.ReadResp): Buffer {
  return Buffer.from(response.serializeBinary());
}
