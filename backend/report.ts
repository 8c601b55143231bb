import { oneLine, StartFailure } from './failure.ts';

/**
 * Runs a main program. A failure becomes one line on stderr and exit code 1. `DEBUG=tryset` adds the stack trace
 * of an unexpected failure.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${oneLine(error)}\n`);
    if (!(error instanceof StartFailure) && process.env.DEBUG === 'tryset') console.error(error);
    process.exitCode = 1;
  }
}
