import { LRUCache } from 'lru-cache';

/**
 * A cache of values at a moment of the read models. Once these advance, it drops a value or updates it by later
 * events.
 */
export interface Memo {
  /**
   * Returns the value of `key` at the moment, computed once for all callers. The caller reads the moment first, so
   * the value is as new as the moment or newer.
   */
  at<Value extends object>(moment: string, key: string, compute: () => Promise<Value>): Promise<Value>;
  /**
   * Returns the value of `key` at the moment. It updates a known value by the events since then. If no value is known
   * or `goOn` returns null, it computes the value anew. Updates of one key run one after the other.
   */
  followed<Value extends object>(moment: string, key: string, following: Following<Value>): Promise<Value>;
}

/**
 * Computes a value, and updates an earlier one. The update may mutate the value, as no caller holds it any longer.
 */
export interface Following<Value> {
  find(): Promise<Value>;
  /** Applies the events after `since` up to and including `until`. If it returns null or throws, the value is unchanged. */
  goOn(value: Value, since: bigint, until: bigint): Promise<Value | null>;
  bytes(value: Value): number;
}

interface Entry {
  moment: string;
  value: Promise<object>;
}

const entries = 500;
/** Maximum total bytes of followed values, which may hold an id for every row. */
const bytesFollowed = 64 * 1024 * 1024;

export function createMemo(): Memo {
  const cache = new LRUCache<string, Entry>({ max: entries });
  const followed = new LRUCache<string, Entry>({ maxSize: bytesFollowed, sizeCalculation: () => 1 });

  function keep<Value extends object>(
    among: LRUCache<string, Entry>,
    key: string,
    entry: { moment: string; value: Promise<Value> },
  ): Promise<Value> {
    among.set(key, entry);
    entry.value.catch(() => {
      if (among.get(key) === entry) among.delete(key);
    });
    return entry.value;
  }

  return {
    at<Value extends object>(moment: string, key: string, compute: () => Promise<Value>) {
      const known = cache.get(key);
      if (known !== undefined && known.moment === moment) return known.value as Promise<Value>;
      return keep(cache, key, { moment, value: compute() });
    },
    followed<Value extends object>(moment: string, key: string, { find, goOn, bytes }: Following<Value>) {
      const known = followed.get(key);
      const [until, generation] = partsOf(moment);
      const [since, itsGeneration] = partsOf(known?.moment ?? moment);
      if (known === undefined || itsGeneration !== generation) {
        return keepFollowed({ moment, value: find() });
      }
      // A caller with an older moment than the known value gets the known value.
      if (since >= until) return known.value as Promise<Value>;
      const value = (known.value as Promise<Value>).then(async (before) => {
        return (await goOn(before, since, until)) ?? find();
      }, find);
      return keepFollowed({ moment, value });

      function keepFollowed(entry: { moment: string; value: Promise<Value> }): Promise<Value> {
        entry.value.then((found) => {
          if (followed.peek(key) === entry) followed.set(key, entry, { size: Math.max(1, bytes(found)) });
        }, ignored);
        return keep(followed, key, entry);
      }
    },
  };
}

/** Ignores the error here: the caller awaits the same promise and gets it. */
const ignored = () => undefined;

/** Splits a moment into its position and its generation, which changes with the rows at the same position. */
function partsOf(moment: string): [position: bigint, generation: string] {
  const [position = '0', generation = ''] = moment.split(' ');
  return [BigInt(position), generation];
}
