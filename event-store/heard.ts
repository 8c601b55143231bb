import { NoAnswer } from './away.ts';

/** A read of the client: an iterable of events that can be cancelled. */
interface Read<Resolved> extends AsyncIterable<Resolved> {
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
}

/** A read ends after this many milliseconds of silence: an election and a new connection take less. */
export const silenceMs = 6_000;
const beats = 6;

/**
 * Yields the events of a read as they arrive. A hung node keeps the connection open but stays silent: a read ends after
 * six seconds of silence while the next event is awaited. Neither a long read nor a slow consumer ends it.
 *
 * @throws {NoAnswer} after the silence.
 */
export async function* heard<Resolved>(read: Read<Resolved>): AsyncGenerator<Resolved> {
  // The silence is counted in timer ticks, not clock time: a suspended process must first read the events that arrived while
  // it slept.
  let silent = 0;
  let isWaiting = true;
  let isOver = false;
  const beat = setInterval(() => {
    if (!isWaiting) return;
    silent += 1;
    if (silent < beats) return;
    read.destroy(new NoAnswer());
    // We do not await `cancel`: it waits for the connection, which may never open.
    read.cancel().catch(() => undefined);
  }, silenceMs / beats);
  try {
    for await (const resolved of read) {
      isWaiting = false;
      yield resolved;
      isWaiting = true;
      silent = 0;
    }
    isOver = true;
  } catch (error) {
    isOver = true;
    throw error;
  } finally {
    clearInterval(beat);
    // If a reader leaves early, the client ends only its own stream. Without `cancel`, the call would stay open.
    if (!isOver) read.cancel().catch(() => undefined);
  }
}
