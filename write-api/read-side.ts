import { unavailable } from '#http/errors.ts';

/** The read API as commands ask it: with the caller's own token, so that nobody acts on more than they see. */
export interface ReadSide {
  /**
   * The ids that a list's filter matches; at most `limit`, with the exact count. The list has the event at `atLeast`; 503 where it
   * does not get there.
   */
  listIds(
    list: string,
    filter: Record<string, string>,
    credentials: string,
    limit: number,
    atLeast?: bigint,
  ): Promise<MatchedIds>;
  /** The answer of a call, its error where it is refused; the event at `atLeast` is in it, as above. */
  get(path: string, credentials: string, atLeast: bigint): Promise<unknown>;
}

export interface MatchedIds {
  count: number;
  ids: number[];
}

/** Where nobody asks: a command line's own commands. */
export const noReads: ReadSide = {
  listIds: async () => ({ count: 0, ids: [] }),
  get: () => Promise.reject(unavailable('the read API')),
};
