import { inThread } from './in-thread.ts';
import type { Progress, VerifyEnd, VerifyWork } from './verify-work.ts';

/** Compares what is asked in a thread of its own, until the signal aborts. */
export function verify(
  work: VerifyWork,
  signal: AbortSignal,
  onReport: (progress: Progress) => void,
): Promise<VerifyEnd> {
  const script = new URL('./verify-worker.ts', import.meta.url);
  return inThread<Progress, VerifyEnd>(script, work, signal, onReport);
}
