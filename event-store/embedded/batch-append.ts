import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { setOutcome } from './batch-response.ts';
import { unexpected } from './errors.ts';
import type { Faults } from './faults.ts';
import { writeUnlessFaulty } from './faulty-answers.ts';
import { OpenedAppend } from './opened-append.ts';
import { uuidOf } from './proto.ts';
import type { Writer } from './store/writer.ts';

const MAX_BACKLOG_BYTES = 64 * 1024 * 1024;

export type BatchCall = ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

/**
 * Serves the method BatchAppend: any number of appends on one call, each in one or more messages, answered in commit order.
 * Reading from the client pauses while too many of its bytes wait to be written, or while the client does not read its
 * answers.
 */
export function serveBatchAppend(
  writer: Writer,
  maxAppendSize: number,
  faults: Faults,
  call: BatchCall,
): void {
  const opened = new Map<string, OpenedAppend>();
  let unanswered = 0;
  let ended = false;

  const answer = async (request: streams.BatchAppendReq, append: OpenedAppend): Promise<void> => {
    unanswered += 1;
    const outcome = await writeUnlessFaulty(faults, () => append.write(writer)).finally(() => {
      unanswered -= 1;
    });
    if (call.cancelled) return;
    if ('code' in outcome) {
      call.emit('error', outcome);
      return;
    }
    const response = responseTo(request, append);
    setOutcome(response, append.expected, outcome);
    call.write(response);
    if (ended && unanswered === 0) call.end();
    else if (call.isPaused() && !call.writableNeedDrain && writer.backlog < MAX_BACKLOG_BYTES) call.resume();
  };

  call.on('data', (request: streams.BatchAppendReq) => {
    try {
      const id = uuidOf(request.getCorrelationId());
      const append = opened.get(id) ?? new OpenedAppend(request, maxAppendSize);
      append.add(request);
      if (!request.getIsFinal()) {
        opened.set(id, append);
        return;
      }
      opened.delete(id);
      answer(request, append).catch((error: unknown) => {
        if (!call.cancelled) call.emit('error', unexpected(error));
      });
      if (writer.backlog > MAX_BACKLOG_BYTES || call.writableNeedDrain) call.pause();
    } catch (error) {
      call.emit('error', unexpected(error));
    }
  });
  call.on('drain', () => call.resume());
  call.on('end', () => {
    ended = true;
    if (unanswered === 0) call.end();
  });
}

function responseTo(request: streams.BatchAppendReq, append: OpenedAppend): streams.BatchAppendResp {
  const { options } = append;
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(request.getCorrelationId());
  response.setStreamIdentifier(options?.getStreamIdentifier());
  if (options?.hasStreamPosition()) response.setStreamPosition(options.getStreamPosition());
  else if (options?.hasNoStream()) response.setNoStream(new empty.Empty());
  else if (options?.hasStreamExists()) response.setStreamExists(new empty.Empty());
  else response.setAny(new empty.Empty());
  return response;
}
