import type { Client } from 'pg';

/**
 * Runs all jobs on one connection in order. A pipelined connection sends them at once, in one round trip; another runs them
 * one by one. After all have ended, throws the first error: in a transaction the later ones are only its consequences.
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
