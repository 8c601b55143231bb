import { inProcess } from './in-process.ts';
import type { Progress, VerifyEnd, VerifyWork } from './verify-work.ts';

/** Runs a verification in a child process, until the signal aborts. */
export function verify(
  work: VerifyWork,
  signal: AbortSignal,
  onReport: (progress: Progress) => void,
): Promise<VerifyEnd> {
  const script = new URL('./verify-worker.ts', import.meta.url);
  return inProcess<VerifyWork, Progress, VerifyEnd>(script, work, signal, onReport);
}
