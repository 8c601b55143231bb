import { LRUCache } from 'lru-cache';
import { isNewer, type Loaded } from './loaded.ts';

const cachedStreams = 20_000;

/** The cache of recently folded streams, by name. A stream's name determines its decider, and so the type of its state. */
export interface StreamCache {
  get<State>(stream: string): Loaded<State> | undefined;
  /**
   * Stores the stream unless the cache has a newer revision, and returns the newer of both. Reads overtake each other, and a
   * slow read must not restore an older state.
   */
  keep<State>(stream: string, loaded: Loaded<State>): Loaded<State>;
}

export function createStreamCache(): StreamCache {
  // Counted by size: by `max`, each cache would reserve all its room when it is created.
  const cache = new LRUCache<string, Loaded<unknown>>({ maxSize: cachedStreams, sizeCalculation: () => 1 });
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
