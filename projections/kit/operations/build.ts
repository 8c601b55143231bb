import type { Report } from '../rebuild/report.ts';
import type { BuildEnd, BuildWork } from './build-work.ts';
import { inThread } from './in-thread.ts';

/** Builds or switches read models in a thread of its own, until the signal aborts. */
export function build(
  work: BuildWork,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<BuildEnd> {
  const script = new URL('./build-worker.ts', import.meta.url);
  return inThread<Report, BuildEnd>(script, work, signal, onReport);
}
