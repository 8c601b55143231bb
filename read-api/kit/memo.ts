import { LRUCache } from 'lru-cache';

/** What was found out at a moment of the read models, kept until they move on, or followed from there. */
export interface Memo {
  /**
   * The value of `key` at the moment, computed once for all who ask. The moment was read before, so the value is
   * of that moment or of a later one, as are the rows that are shown beside it.
   */
  at<Value extends object>(moment: string, key: string, compute: () => Promise<Value>): Promise<Value>;
  /**
   * The value of `key` at the moment: what is known of a position before it goes on by the events in between; where it
   * cannot (null), and where nothing is known, it is found anew. One after the other for one key.
   */
  followed<Value extends object>(moment: string, key: string, following: Following<Value>): Promise<Value>;
}

/** How a value is found, and how it follows from one of before. It may be changed in place: nobody has it any more. */
export interface Following<Value> {
  find(): Promise<Value>;
  /** By the events behind `since`, up to and with `until`. Changes nothing of the value where it answers null or throws. */
  goOn(value: Value, since: bigint, until: bigint): Promise<Value | null>;
  bytes(value: Value): number;
}

interface Entry {
  moment: string;
  value: Promise<object>;
}

const entries = 500;
/** What is followed may hold an id of every row. */
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
      // Whoever read its moment before somebody else did is told what is known by now.
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

/** Whoever asked for it hears of it. */
const ignored = () => undefined;

/** A position of the read models, and what says that rows changed at one and the same. */
function partsOf(moment: string): [position: bigint, generation: string] {
  const [position = '0', generation = ''] = moment.split(' ');
  return [BigInt(position), generation];
}
