/** The queue of a desk, whose inputs are handled one at a time. */
interface Turns<Entry> {
  /** The first entry of the queue; undefined if it is empty. */
  next(): Entry | undefined;
  /** Handles an entry. It throws if the server is out of reach; the entry then stays. */
  take(entry: Entry): Promise<void>;
  /** Takes the first entry off the queue. */
  done(): void;
  /** Counts a failure and schedules the next call. */
  failed(): void;
}

/**
 * Returns a function that handles the queue until it is empty or the server is out of reach. A call while another one runs does
 * nothing, as that one also handles entries that arrive meanwhile.
 */
export function workInTurn<Entry>({ next, take, done, failed }: Turns<Entry>): () => Promise<void> {
  let isBusy = false;
  return async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (let entry = next(); entry !== undefined; entry = next()) {
        await take(entry);
        done();
      }
    } catch {
      failed();
    } finally {
      isBusy = false;
    }
  };
}

const firstPauseMs = 1_000;
const longestPauseMs = 15_000;

/** The pause before the next try in ms: twice as long after each failure. `failures` is at least 1. */
export function pauseAfter(failures: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (failures - 1));
}
