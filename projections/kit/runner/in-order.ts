import type { Client } from 'pg';

/**
 * Does all of this on one connection: where it is pipelined all at once, so that it takes one way to Postgres, else one
 * after the other. Postgres does it in this order either way. Throws what the first that failed says, when all have ended:
 * in a transaction those behind it failed for no other reason.
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
