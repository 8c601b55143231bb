import { StartFailure } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { Pace } from '../catch-up/pace.ts';
import { inParallel } from './in-parallel.ts';
import type { StreamJob } from './stream-job.ts';
import { type Written, writeStream } from './write-stream.ts';

/** After so many streams it is noted how far the writing has come. */
const streamsANote = 2000;

export interface WriteOptions<Kind extends string> {
  client: EventStoreDBClient;
  jobs: Iterable<StreamJob<Kind>>;
  /** How many of the jobs are known to be done. */
  done: number;
  /**
   * Behind these, what may be there already: nothing in a first run, a window of streams where a run was killed, or
   * any stream where another plan of the source was written. These are looked at before they are written.
   */
  mayExist: 'nothing' | 'a_window' | 'anything';
  note(count: number): Promise<void>;
  /** Hears of each job; those known to be done are not built, and answer null. */
  heard(job: StreamJob<Kind>, written: Written | null): void;
  pace: Pick<Pace, 'inTurn'>;
  signal: AbortSignal;
}

/**
 * Writes streams in their order, so many at once, each kind only when the kinds before it are all there. Whatever of
 * it is interrupted, the streams that are noted are whole.
 */
export async function writeStreams<Kind extends string>(options: WriteOptions<Kind>): Promise<void> {
  const { client, jobs, done, mayExist, note, heard, pace, signal } = options;
  let count = 0;
  let window: StreamJob<Kind>[] = [];
  let isFirst = true;
  const flush = async () => {
    if (window.length === 0) return;
    const look = mayExist === 'anything' || (mayExist === 'a_window' && isFirst);
    isFirst = false;
    await inParallel(window, async (job) => {
      const written = await pace.inTurn(job.events, () => {
        if (signal.aborted) throw new StartFailure('interrupted: run it again and it goes on from here');
        return writeStream(client, job, look);
      });
      heard(job, written);
    });
    window = [];
    await note(count);
  };
  for (const job of jobs) {
    if (count < done) {
      count += 1;
      heard(job, null);
      continue;
    }
    if (window.length === streamsANote || (window[0] !== undefined && window[0].kind !== job.kind)) {
      await flush();
    }
    window.push(job);
    count += 1;
  }
  await flush();
}
