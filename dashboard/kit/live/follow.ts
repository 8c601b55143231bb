import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Advanced } from '#read-api/kit/live/contract.ts';

interface FollowParts {
  /** Opens the stream of what advances after a position; null for from now on. */
  open: (after: string | null, signal: AbortSignal) => Promise<Response>;
  onAdvance: (advanced: Advanced) => void;
  /** Waits before it tries again, at most so long; ends when the signal is aborted. */
  pause: (ms: number, signal: AbortSignal) => Promise<void>;
}

const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Follows what advances until the signal is aborted; after a break it goes on where it was, without a gap. */
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
      // Whatever broke it, it is tried again; the calls of the page tell the person what is wrong.
    }
    if (signal.aborted) return;
    await pause(wait, signal);
    wait = Math.min(wait * 2, longestPauseMs);
  }
}

async function* advances({ body }: Response): AsyncGenerator<Advanced> {
  if (body === null) return;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  // Not every browser iterates over a stream by itself.
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield JSON.parse(value.data) as Advanced;
  }
}
