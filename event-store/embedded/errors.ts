import { Metadata, status } from '@grpc/grpc-js';
import { type ExpectedRevision, NO_EVENTS } from './store/events.ts';
import { NoRoomError, ShuttingDownError } from './store/failures.ts';

/** An error as the client receives it: the official client picks its class by the trailer `exception`. */
export interface CallError {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;
}

/** The request itself is invalid. */
export class InvalidArgument extends Error {}

/** The request needs a feature that only EventStoreDB has. */
export class NotOffered extends Error {}

// The protocol's numbers for expectations other than a revision.
const EXPECTED_NUMBERS = { any: '-2', no_stream: '-1', stream_exists: '-4' };

export function streamDeleted(stream: string): CallError {
  return callError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });
}

/** For `delete` and `tombstone`; both appends answer a conflict in their response. */
export function wrongExpectedRevision(
  stream: string,
  expected: ExpectedRevision,
  current: bigint,
): CallError {
  const expectation = typeof expected === 'bigint' ? expected.toString() : EXPECTED_NUMBERS[expected];
  const details = `The stream '${stream}' was expected at revision ${expectation} but is at ${current}.`;
  return callError(status.FAILED_PRECONDITION, details, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': expectation,
    ...(current === NO_EVENTS ? {} : { 'actual-version': current.toString() }),
  });
}

export function maxAppendSizeExceeded(limit: number): CallError {
  return callError(status.INVALID_ARGUMENT, tooLarge(limit), {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': limit.toString(),
  });
}

export const tooLarge = (limit: number): string => `The maximum append size of ${limit} bytes is exceeded.`;

export function deadlineExceeded(): CallError {
  return callError(status.DEADLINE_EXCEEDED, 'The deadline passed before the write was known to be durable.');
}

/** The node has just started and does not know the leader yet. */
export const notReady = (): CallError => callError(status.UNAVAILABLE, NOT_READY);
export const NOT_READY = 'Server Is Not Ready';

/** Makes the client turn to the leader; without one, the client cannot switch. */
export function notLeader(leader?: { readonly host: string; readonly port: number }): CallError {
  if (leader === undefined) return callError(status.UNKNOWN, 'No leader info available in response');
  return callError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': leader.port.toString(),
  });
}

/** The client's message for a call that was reset. */
export const streamReset = (): CallError =>
  callError(status.INTERNAL, 'Received RST_STREAM with code 0 (Call ended without gRPC status)');

export const unauthenticated = (): CallError => callError(status.UNAUTHENTICATED, 'Unauthenticated');

export const accessDenied = (): CallError =>
  callError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** For a subscriber that does not read live events fast enough. */
export const tooSlow = (): CallError =>
  callError(
    status.ABORTED,
    'Operation timed out: Consumer too slow to handle event while live. Client resubscription required.',
  );

export function unavailable(details: string): CallError {
  return callError(status.UNAVAILABLE, details);
}

export function unimplemented(details: string): CallError {
  return callError(status.UNIMPLEMENTED, details);
}

/** The log cannot be read from the middle of an event. A node's message says no more than this. */
export const noPlace = (): CallError => callError(status.UNKNOWN, 'Unexpected ReadAllResult: Error');

/** An unexpected error, without its stack. */
export function unexpected(error: unknown): CallError {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ShuttingDownError) return unavailable(message);
  if (error instanceof NotOffered) return unimplemented(message);
  if (error instanceof NoRoomError) return callError(status.RESOURCE_EXHAUSTED, message);
  return callError(error instanceof InvalidArgument ? status.INVALID_ARGUMENT : status.UNKNOWN, message);
}

function callError(code: status, details: string, trailers: Record<string, string> = {}): CallError {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, headerSafe(value));
  return { code, details, metadata };
}

// Headers allow only printable ASCII; a stream's name may have any character.
function headerSafe(value: string): string {
  return /^[ -~]*$/.test(value) ? value : encodeURIComponent(value);
}
