import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerReadableStream, sendUnaryData } from '@grpc/grpc-js';
import { appendSizeOf } from './append-size.ts';
import {
  deadlineExceeded,
  InvalidArgument,
  maxAppendSizeExceeded,
  streamDeleted,
  unexpected,
} from './errors.ts';
import { expectedRevisionOf, proposedEventOf, streamNameOf } from './proto.ts';
import { type ExpectedRevision, NO_EVENTS, type ProposedEvent, type WriteResult } from './store/events.ts';
import type { Writer } from './store/writer.ts';

const { AppendResp } = streams;

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
export type AppendAnswer = sendUnaryData<streams.AppendResp>;

/** Serves the method Append: one append per call, with one message for its options and one per event. */
export async function serveAppend(
  writer: Writer,
  maxAppendSize: number,
  call: AppendCall,
  answer: AppendAnswer,
): Promise<void> {
  try {
    const { options, events, size } = await receive(call, maxAppendSize);
    if (size > maxAppendSize) return answer(maxAppendSizeExceeded(maxAppendSize));
    const stream = streamNameOf(options.getStreamIdentifier());
    const expected = expectedRevisionOf(options, options.hasRevision() ? options.getRevision() : undefined);
    const deadline = Number(call.getDeadline());
    const result = await writer.write({ kind: 'append', stream, expected, events, deadline });
    switch (result.outcome) {
      case 'committed':
        return answer(null, success(result));
      case 'wrong-expected-revision':
        return answer(null, conflict(expected, result.current));
      case 'stream-deleted':
        return answer(streamDeleted(stream));
      case 'deadline-exceeded':
        return answer(deadlineExceeded());
    }
  } catch (error) {
    answer(unexpected(error));
  }
}

interface Received {
  readonly options: streams.AppendReq.Options;
  readonly events: ProposedEvent[];
  readonly size: number;
}

async function receive(call: AppendCall, maxAppendSize: number): Promise<Received> {
  let options: streams.AppendReq.Options | undefined;
  let size = 0;
  const events: ProposedEvent[] = [];
  for await (const request of call as AsyncIterable<streams.AppendReq>) {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message === undefined) continue;
    const event = proposedEventOf(message);
    size += appendSizeOf(event);
    if (size <= maxAppendSize) events.push(event);
  }
  if (options === undefined) throw new InvalidArgument('The append has no options.');
  return { options, events, size };
}

function success(result: Extract<WriteResult, { outcome: 'committed' }>): streams.AppendResp {
  const content = new AppendResp.Success();
  if (result.revision === NO_EVENTS) content.setNoStream(new shared.Empty());
  else content.setCurrentRevision(result.revision.toString());
  if (result.position === undefined) content.setNoPosition(new shared.Empty());
  else {
    const position = new AppendResp.Position();
    position.setCommitPosition(result.position.toString());
    position.setPreparePosition(result.position.toString());
    content.setPosition(position);
  }
  return new AppendResp().setSuccess(content);
}

function conflict(expected: ExpectedRevision, current: bigint): streams.AppendResp {
  const content = new AppendResp.WrongExpectedVersion();
  if (current === NO_EVENTS) content.setCurrentNoStream(new shared.Empty());
  else content.setCurrentRevision(current.toString());
  if (expected === 'any') content.setExpectedAny(new shared.Empty());
  else if (expected === 'no_stream') content.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') content.setExpectedStreamExists(new shared.Empty());
  else content.setExpectedRevision(expected.toString());
  return new AppendResp().setWrongExpectedVersion(content);
}
