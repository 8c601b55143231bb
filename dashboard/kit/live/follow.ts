import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Advanced } from '#read-api/kit/live/contract.ts';

interface FollowParts {
  /**
   * Opens the stream of changes after a position. Before the first message the position is null, and this function
   * picks one.
   */
  open: (after: string | null, signal: AbortSignal) => Promise<Response>;
  onAdvance: (advanced: Advanced) => void;
  /** Waits at most `ms` before the next attempt; ends early when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Follows the changes until the signal is aborted. After a disconnect it continues at its position, without a gap. */
export async function follow({ open, onAdvance, pause }: FollowParts, signal: AbortSignal): Promise<void> {
  let position: string | null = null;
  let wait = firstPauseMs;
  while (!signal.aborted) {
    try {
      for await (const advanced of advances(await open(position, signal))) {
        position = advanced.position;
        wait = firstPauseMs;
        onAdvance(advanced);
      }
    } catch {
      // Every error leads to a retry. The page's own requests show the error to the person.
    }
    if (signal.aborted) return;
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestPauseMs);
  }
}

async function* advances({ body }: Response): AsyncGenerator<Advanced> {
  if (body === null) return;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Reads the stream by hand, as some browsers cannot iterate over it with `for await`.
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield JSON.parse(value.data) as Advanced;
  }
}
