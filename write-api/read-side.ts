import { unavailable } from '#http/errors.ts';

/** The read API for commands. It is called with the caller's own token, so that callers act only on entities that they see. */
export interface ReadSide {
  /**
   * Returns the ids that a list's filter matches, at most `limit`, with the exact count. Waits for the event at `atLeast`;
   * throws 503 if the list does not reach it in time.
   */
  listIds(
    list: string,
    filter: Record<string, string>,
    credentials: string,
    limit: number,
    atLeast?: bigint,
  ): Promise<MatchedIds>;
  /** Returns the answer of a GET call; throws the call's error. Waits for `atLeast` like `listIds`. */
  get(path: string, credentials: string, atLeast: bigint): Promise<unknown>;
}

export interface MatchedIds {
  count: number;
  ids: number[];
}

/** A read side without rows, for command-line tools. */
export const noReads: ReadSide = {
  listIds: async () => ({ count: 0, ids: [] }),
  get: () => Promise.reject(unavailable('the read API')),
};
