import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';

const BACKWARDS = 1;

export const isBackwards = (options: ReadReq.Options): boolean => options.getReadDirection() === BACKWARDS;

/** Returns the maximum number of events to send. The client sends the largest safe integer for "all". */
export const maxCountOf = (options: ReadReq.Options): number =>
  options.hasCount() ? Number(options.getCount()) : Number.MAX_SAFE_INTEGER;
