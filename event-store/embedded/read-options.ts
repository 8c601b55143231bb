import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';

const BACKWARDS = 1;

export const isBackwards = (options: ReadReq.Options): boolean => options.getReadDirection() === BACKWARDS;

/** How many events to send at most. The client says "all" with the largest safe number. */
export const maxCountOf = (options: ReadReq.Options): number =>
  options.hasCount() ? Number(options.getCount()) : Number.MAX_SAFE_INTEGER;
