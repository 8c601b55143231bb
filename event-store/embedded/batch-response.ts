import code from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import status from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import empty from 'google-protobuf/google/protobuf/empty_pb.js';
import { NOT_READY, tooLarge } from './errors.ts';
import { type ExpectedRevision, NO_EVENTS, type WriteResult } from './store/events.ts';

const { Code } = code;

/** The outcome of a batch's append: the store's answer, or an earlier error. */
export type BatchOutcome =
  | WriteResult
  | { readonly outcome: 'not-ready' | 'access-denied' }
  | { readonly outcome: 'too-large'; readonly limit: number }
  | { readonly outcome: 'bad-request'; readonly message: string }
  | { readonly outcome: 'no-room'; readonly message: string }
  | { readonly outcome: 'failed'; readonly message: string };

/** Puts the outcome into the response: a conflict or error travels as a packed Status, never as a failed call. */
export function setOutcome(
  response: streams.BatchAppendResp,
  expected: ExpectedRevision,
  outcome: BatchOutcome,
): void {
  if (outcome.outcome === 'committed') response.setSuccess(success(outcome.revision, outcome.position));
  else response.setError(errorOf(expected, outcome));
}

function success(revision: bigint, position: bigint | undefined): streams.BatchAppendResp.Success {
  const content = new streams.BatchAppendResp.Success();
  if (revision === NO_EVENTS) content.setNoStream(new empty.Empty());
  else content.setCurrentRevision(revision.toString());
  if (position === undefined) return content.setNoPosition(new empty.Empty());
  const place = new shared.AllStreamPosition();
  place.setCommitPosition(position.toString());
  place.setPreparePosition(position.toString());
  return content.setPosition(place);
}

function errorOf(
  expected: ExpectedRevision,
  outcome: Exclude<BatchOutcome, { outcome: 'committed' }>,
): status.Status {
  switch (outcome.outcome) {
    case 'wrong-expected-revision': {
      const details = conflict(expected, outcome.current);
      const message = 'The stream is not at the expected revision.';
      return packed(Code.FAILED_PRECONDITION, message, own('WrongExpectedVersion'), details);
    }
    case 'stream-deleted':
      return packed(
        Code.FAILED_PRECONDITION,
        'The stream is deleted.',
        own('StreamDeleted'),
        new shared.StreamDeleted(),
      );
    case 'deadline-exceeded':
      return packed(Code.DEADLINE_EXCEEDED, 'The deadline passed.', own('Timeout'), new shared.Timeout());
    // A node sends these errors without a type. The client recognizes the first of them by its message.
    case 'not-ready':
      return packed(Code.UNAVAILABLE, NOT_READY, 'google.protobuf.Empty', new empty.Empty());
    case 'access-denied':
      return packed(Code.PERMISSION_DENIED, 'Access Denied', own('AccessDenied'), new shared.AccessDenied());
    case 'too-large': {
      const details = new shared.MaximumAppendSizeExceeded();
      details.setMaxappendsize(outcome.limit);
      return packed(
        Code.INVALID_ARGUMENT,
        tooLarge(outcome.limit),
        own('MaximumAppendSizeExceeded'),
        details,
      );
    }
    case 'bad-request': {
      const details = new shared.BadRequest();
      details.setMessage(outcome.message);
      return packed(Code.INVALID_ARGUMENT, outcome.message, own('BadRequest'), details);
    }
    // The protocol has no error type for a full disk. The client shows the message of an unknown type.
    case 'no-room':
      return packed(Code.RESOURCE_EXHAUSTED, outcome.message, own('NoRoom'), new shared.Unknown());
    case 'failed':
      return packed(Code.UNKNOWN, outcome.message, own('Unknown'), new shared.Unknown());
  }
}

function conflict(expected: ExpectedRevision, current: bigint): shared.WrongExpectedVersion {
  const details = new shared.WrongExpectedVersion();
  if (current === NO_EVENTS) details.setCurrentNoStream(new empty.Empty());
  else details.setCurrentStreamRevision(current.toString());
  if (expected === 'any') return details.setExpectedAny(new empty.Empty());
  if (expected === 'no_stream') return details.setExpectedNoStream(new empty.Empty());
  if (expected === 'stream_exists') return details.setExpectedStreamExists(new empty.Empty());
  return details.setExpectedStreamPosition(expected.toString());
}

const own = (type: string): string => `event_store.client.${type}`;

function packed(
  statusCode: code.Code,
  message: string,
  type: string,
  details: { serializeBinary(): Uint8Array },
): status.Status {
  const content = new any.Any();
  content.pack(details.serializeBinary(), type);
  return new status.Status().setCode(statusCode).setMessage(message).setDetails(content);
}
