import { NoAnswer } from './away.ts';

/** What the client reads events with. */
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
  // Beats, not a clock: a process that was stopped itself has heard nothing meanwhile, and is owed what has come.
  let silent = 0;
  let isWaiting = true;
  let isOver = false;
  const beat = setInterval(() => {
    if (!isWaiting) return;
    silent += 1;
    if (silent < beats) return;
    read.destroy(new NoAnswer());
    // Waits itself for the connection, which may never come.
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
    // The client ends its own stream alone: a call that somebody leaves early would stay open.
    if (!isOver) read.cancel().catch(() => undefined);
  }
}
