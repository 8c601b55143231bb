import type { Client } from 'pg';

/**
 * Runs all jobs on one connection in order. A pipelined connection sends all jobs at once, in one round trip; any other
 * connection runs them one by one. After all have ended, throws the first error: in a transaction the later errors only follow
 * from it.
 */
export async function inOrder<Result>(
  { pipeline }: Pick<Client, 'pipeline'>,
  jobs: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = [];
  if (!pipeline) {
    for (const job of jobs) results.push(await job());
    return results;
  }
  for (const ended of await Promise.allSettled(jobs.map(async (job) => job()))) {
    if (ended.status === 'rejected') throw ended.reason;
    results.push(ended.value);
  }
  return results;
}
