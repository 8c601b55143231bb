import type { Said, Told } from './in-process.ts';

/**
 * Does what this process was started for (`inProcess`), and says how that ended. Where whoever started it is gone, killed
 * perhaps, it ends at once: another process goes on with the work.
 */
export function asTold<Work, Report, End>(
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
