import { LRUCache } from 'lru-cache';
import { isNewer, type Loaded } from './loaded.ts';

const cachedStreams = 20_000;

/** The streams that were folded last, by their names. A stream's name tells its decider, and so the state's type. */
export interface StreamCache {
  get<State>(stream: string): Loaded<State> | undefined;
  /**
   * Keeps the stream unless something newer is kept of it already, and answers whichever is newer: reads overtake each
   * other, and a slow one must not bring an older state back.
   */
  keep<State>(stream: string, loaded: Loaded<State>): Loaded<State>;
}

export function createStreamCache(): StreamCache {
  const cache = new LRUCache<string, Loaded<unknown>>({ max: cachedStreams });
  const get = <State>(stream: string) => cache.get(stream) as Loaded<State> | undefined;
  return {
    get,
    keep<State>(stream: string, loaded: Loaded<State>) {
      const kept = get<State>(stream);
      if (kept !== undefined && !isNewer(loaded.revision, kept.revision)) return kept;
      cache.set(stream, loaded);
      return loaded;
    },
  };
}
