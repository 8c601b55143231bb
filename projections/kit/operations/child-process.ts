import type { Said, Told } from './in-process.ts';

/**
 * Runs the work that this child process was started for (see `inProcess`) and reports how it ended. If the parent process
 * dies, this process exits at once: another process resumes the work.
 */
export function runInChild<Work, Report, End>(
  carryOut: (work: Work, tell: (report: Report) => void, signal: AbortSignal) => Promise<End>,
): void {
  const stopping = new AbortController();
  const say = (said: Said<Report, End>, onSaid: () => void = () => undefined) => process.send?.(said, onSaid);
  process.once('disconnect', () => process.exit());
  process.on('message', (told: Told<Work>) => {
    if (told === 'stop') stopping.abort();
    else void work(told.work);
  });

  async function work(given: Work) {
    const end = await carryOut(given, (report) => say({ report }), stopping.signal);
    say({ end }, () => process.disconnect());
  }
}
