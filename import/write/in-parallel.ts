/** Maximum concurrent appends over one connection. */
const atOnce = 96;

/** Runs all jobs. After a failure it starts no further job, and throws the error once the running ones have ended. */
export async function inParallel<Job>(jobs: readonly Job[], run: (job: Job) => Promise<void>): Promise<void> {
  const waiting = jobs.values();
  const failures: unknown[] = [];
  const worker = async () => {
    for (const job of waiting) {
      if (failures.length > 0) return;
      await run(job).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker));
  if (failures.length > 0) throw failures[0];
}
