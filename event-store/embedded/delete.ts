import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerUnaryCall, sendUnaryData } from '@grpc/grpc-js';
import {
  deadlineExceeded,
  InvalidArgument,
  streamDeleted,
  unexpected,
  wrongExpectedRevision,
} from './errors.ts';
import { expectedRevisionOf, streamNameOf } from './proto.ts';
import type { Writer } from './store/writer.ts';

const { DeleteResp, TombstoneResp } = streams;

export type DeleteCall = ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>;
export type TombstoneCall = ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>;
export type DeleteAnswer = sendUnaryData<streams.DeleteResp>;
export type TombstoneAnswer = sendUnaryData<streams.TombstoneResp>;

/** Serves the method Delete: hides the stream's events. Clients may append to the stream again. */
export async function serveDelete(writer: Writer, call: DeleteCall, answer: DeleteAnswer): Promise<void> {
  try {
    const position = await end(writer, 'delete', call);
    const content = new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
    answer(null, new DeleteResp().setPosition(content));
  } catch (error) {
    answer(error instanceof Refused ? error.reason : unexpected(error));
  }
}

/** Serves the method Tombstone: the stream's name can never be used again. */
export async function serveTombstone(
  writer: Writer,
  call: TombstoneCall,
  answer: TombstoneAnswer,
): Promise<void> {
  try {
    const position = await end(writer, 'tombstone', call);
    const content = new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
    answer(null, new TombstoneResp().setPosition(content));
  } catch (error) {
    answer(error instanceof Refused ? error.reason : unexpected(error));
  }
}

class Refused extends Error {
  readonly reason: ReturnType<typeof streamDeleted>;

  constructor(reason: ReturnType<typeof streamDeleted>) {
    super(reason.details);
    this.reason = reason;
  }
}

async function end(
  writer: Writer,
  kind: 'delete' | 'tombstone',
  call: DeleteCall | TombstoneCall,
): Promise<string> {
  const options = call.request.getOptions();
  if (options === undefined) throw new InvalidArgument('The request has no options.');
  const stream = streamNameOf(options.getStreamIdentifier());
  const expected = expectedRevisionOf(options, options.hasRevision() ? options.getRevision() : undefined);
  const deadline = Number(call.getDeadline());
  const result = await writer.write({ kind, stream, expected, events: [], deadline });
  switch (result.outcome) {
    case 'committed':
      return (result.position ?? 0n).toString();
    case 'wrong-expected-revision':
      throw new Refused(wrongExpectedRevision(stream, expected, result.current));
    case 'stream-deleted':
      throw new Refused(streamDeleted(stream));
    case 'deadline-exceeded':
      throw new Refused(deadlineExceeded());
  }
}
