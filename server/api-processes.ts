import { createHash } from 'node:crypto';

/** Ms between two looks at the processes of an API. */
export const lookEveryMs = 1_000;

export interface ApiProcesses {
  /** The process that takes calls of this key: the same for all calls while it is ready, then the next in the key's order. */
  of(key: string): string;
  /** Passes a process over until a look finds it ready. The URL of another API's process changes nothing. */
  fail(url: string): void;
  /** Asks every process whether it is ready. */
  look(): Promise<void>;
  /** How many processes were ready when last asked, and how many there are. */
  count(): { ready: number; all: number };
}

/**
 * The processes of one API. Each key has an order of its own over them, so a process that leaves moves only its own keys (a
 * rendezvous hash). If none is ready, the key's first process answers why.
 */
export function apiProcesses(
  urls: readonly string[],
  isReady: (url: string) => Promise<boolean>,
  tell: (url: string, isUp: boolean) => void,
): ApiProcesses {
  const down = new Set<string>();
  const note = (url: string, isUp: boolean) => {
    if (!urls.includes(url) || isUp === !down.has(url)) return;
    if (isUp) down.delete(url);
    else down.add(url);
    tell(url, isUp);
  };
  return {
    of(key) {
      const order = urls.toSorted((one, other) => (rank(one, key) < rank(other, key) ? -1 : 1));
      return order.find((url) => !down.has(url)) ?? order[0] ?? '';
    },
    fail: (url) => note(url, false),
    async look() {
      await Promise.all(urls.map(async (url) => note(url, await isReady(url).catch(() => false))));
    },
    count: () => ({ ready: urls.length - down.size, all: urls.length }),
  };
}

function rank(url: string, key: string): string {
  return createHash('sha1').update(`${url} ${key}`).digest('base64');
}

/**
 * The thing that a call is about: its address up to the first id, otherwise its whole path. A write API decides commands of one
 * thing fastest in the process that remembers its stream.
 */
export function thingOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  return /^\/v\d\/[a-z/_-]+\/\d+/.exec(path)?.[0] ?? path;
}
