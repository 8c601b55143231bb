import type { Report } from '../rebuild/report.ts';
import type { BuildEnd, BuildWork } from './build-work.ts';
import { inProcess } from './in-process.ts';

/** Builds or switches read models in a child process, until the signal aborts. */
export function build(
  work: BuildWork,
  signal: AbortSignal,
  onReport: (report: Report) => void,
): Promise<BuildEnd> {
  const script = new URL('./build-worker.ts', import.meta.url);
  return inProcess<BuildWork, Report, BuildEnd>(script, work, signal, onReport);
}
