import { Metadata, status } from '@grpc/grpc-js';
import { type ExpectedRevision, NO_EVENTS } from './store/events.ts';
import { NoRoomError, ShuttingDownError } from './store/failures.ts';

/** An error as the client receives it: the official client picks its class by the trailer `exception`. */
export interface CallError {
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;
}

/** Thrown for an invalid request. */
export class InvalidArgument extends Error {}

/** Thrown for a request that needs a feature which only EventStoreDB has. */
export class NotOffered extends Error {}

// The protocol's numbers for expectations other than a revision.
const EXPECTED_NUMBERS = { any: '-2', no_stream: '-1', stream_exists: '-4' };

export function streamDeleted(stream: string): CallError {
  return callError(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });
}

/**
 * The error of `delete` and `tombstone` for a wrong expected revision. Both append methods answer a conflict in their response
 * instead.
 */
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

/** The error of a node that has just started and does not know the leader yet. */
export const notReady = (): CallError => callError(status.UNAVAILABLE, NOT_READY);
export const NOT_READY = 'Server Is Not Ready';

/**
 * The error of a node that is not the leader. It makes the client connect to `leader`; without a leader the client cannot
 * switch.
 */
export function notLeader(leader?: { readonly host: string; readonly port: number }): CallError {
  if (leader === undefined) return callError(status.UNKNOWN, 'No leader info available in response');
  return callError(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': leader.host,
    'leader-endpoint-port': leader.port.toString(),
  });
}

/** The error of a call that was reset, with the client's message for it. */
export const streamReset = (): CallError =>
  callError(status.INTERNAL, 'Received RST_STREAM with code 0 (Call ended without gRPC status)');

export const unauthenticated = (): CallError => callError(status.UNAUTHENTICATED, 'Unauthenticated');

export const accessDenied = (): CallError =>
  callError(status.PERMISSION_DENIED, 'Access Denied', { exception: 'access-denied' });

/** The error for a subscriber that does not read live events fast enough. */
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

/** The error for a position inside an event, where no read may begin. A node's message says no more than this one. */
export const noPlace = (): CallError => callError(status.UNKNOWN, 'Unexpected ReadAllResult: Error');

/** The error for an unexpected failure: its message without its stack. */
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
