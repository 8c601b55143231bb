import { StartFailure } from '#backend/failure.ts';
import type { EventStoreDBClient } from '#event-store/client.ts';
import type { Pace } from '../catch-up/pace.ts';
import { inParallel } from './in-parallel.ts';
import type { StreamJob } from './stream-job.ts';
import { type Written, writeStream } from './write-stream.ts';

/** Number of streams after which the progress is recorded. */
const streamsANote = 2000;

export interface WriteOptions<Kind extends string> {
  client: EventStoreDBClient;
  jobs: Iterable<StreamJob<Kind>>;
  /** The number of completed jobs according to the record. */
  done: number;
  /**
   * Which streams after the completed ones may already exist, so that they are read before writing. `nothing`: a
   * first run. `a_window`: a window of streams, after a killed run. `anything`: another plan of the source was
   * written.
   */
  mayExist: 'nothing' | 'a_window' | 'anything';
  note(count: number): Promise<void>;
  /** Called for each job. `written` is null for completed jobs, which are not built again. */
  heard(job: StreamJob<Kind>, written: Written | null): void;
  pace: Pick<Pace, 'inTurn'>;
  signal: AbortSignal;
}

/**
 * Writes streams in order, several at once. The streams of a kind start only after all streams of earlier kinds are
 * stored. After an interruption at any point, all recorded streams are complete.
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
        if (signal.aborted) throw new StartFailure('interrupted: run it again to continue from here');
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
