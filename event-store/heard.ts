import { NoAnswer } from './away.ts';

/** The client's iterable of events. */
interface Read<Resolved> extends AsyncIterable<Resolved> {
  destroy(error: Error): unknown;
  cancel(): Promise<void>;
}

/** A silent read is given up after this time: an election and a new connection take less. */
export const silenceMs = 6_000;
const beats = 6;

/**
 * Yields the events of a read as they arrive. A hung node keeps the connection open but stays silent: a read ends after
 * six seconds of silence while the next event is awaited. Neither a long read nor a slow consumer ends it.
 *
 * @throws {NoAnswer} after the silence.
 */
export async function* heard<Resolved>(read: Read<Resolved>): AsyncGenerator<Resolved> {
  // Counts timer ticks instead of clock time: a suspended process did not listen meanwhile, and must first read what
  // arrived.
  let silent = 0;
  let isWaiting = true;
  let isOver = false;
  const beat = setInterval(() => {
    if (!isWaiting) return;
    silent += 1;
    if (silent < beats) return;
    read.destroy(new NoAnswer());
    // `cancel` waits for the connection, which may never open.
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
    // The client ends only its own stream: without this, the call of a reader that leaves early would stay open.
    if (!isOver) read.cancel().catch(() => undefined);
  }
}
