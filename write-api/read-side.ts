import { unavailable } from '#http/errors.ts';

/** The read API for commands. It takes the caller's own token, so that callers act only on entities that they see. */
export interface ReadSide {
  /**
   * The ids that a list's filter matches, at most `limit`, with the exact count. Waits for the event at `atLeast`; throws 503 if
   * the list does not reach it in time.
   */
  listIds(
    list: string,
    filter: Record<string, string>,
    credentials: string,
    limit: number,
    atLeast?: bigint,
  ): Promise<MatchedIds>;
  /** The answer of a GET call; throws its error. Waits for `atLeast` like `listIds`. */
  get(path: string, credentials: string, atLeast: bigint): Promise<unknown>;
}

export interface MatchedIds {
  count: number;
  ids: number[];
}

/** An empty read side, for command lines. */
export const noReads: ReadSide = {
  listIds: async () => ({ count: 0, ids: [] }),
  get: () => Promise.reject(unavailable('the read API')),
};
