import type { sendUnaryData } from '@grpc/grpc-js';
import type { BatchOutcome } from './batch-response.ts';
import {
  accessDenied,
  type CallError,
  deadlineExceeded,
  notLeader,
  notReady,
  streamReset,
  unauthenticated,
} from './errors.ts';
import type { Fault, Faults, FaultyCall } from './faults.ts';

/** Returns the error of a call that this fault affects. */
export function errorOf({ answer, leader }: Fault): CallError {
  switch (answer) {
    case 'not-ready':
      return notReady();
    case 'not-leader':
      return notLeader(leader);
    case 'reset':
      return streamReset();
    case 'unauthenticated':
      return unauthenticated();
    case 'access-denied':
      return accessDenied();
    case 'deadline-exceeded':
      return deadlineExceeded();
  }
}

/**
 * Writes one append of a batch call, unless a fault affects it. Some faults fail only this append; others end the call with
 * all its appends.
 */
export async function writeUnlessFaulty(
  faults: Faults,
  write: () => Promise<BatchOutcome>,
): Promise<BatchOutcome | CallError> {
  const fault = faults.meet('append');
  if (fault === undefined) return write();
  if (fault.written) await write();
  await fault.after;
  return batchOutcomeOf(fault);
}

function batchOutcomeOf(fault: Fault): BatchOutcome | CallError {
  switch (fault.answer) {
    case 'not-ready':
    case 'access-denied':
    case 'deadline-exceeded':
      return { outcome: fault.answer };
    default:
      return errorOf(fault);
  }
}

/** Wraps the handler of a call that has one answer, so that faults replace this answer. */
export function unlessFaulty<Call, Response>(
  faults: Faults,
  kind: FaultyCall,
  serve: (call: Call, answer: sendUnaryData<Response>) => void,
): (call: Call, answer: sendUnaryData<Response>) => void {
  return (call, answer) => {
    const fault = faults.meet(kind);
    if (fault === undefined) return serve(call, answer);
    const fail = async () => {
      await fault.after;
      answer(errorOf(fault));
    };
    if (fault.written) serve(call, fail);
    else void fail();
  };
}
