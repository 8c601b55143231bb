import { setTimeout } from 'node:timers/promises';
import { type Program, startProgram } from '#test/program.ts';

/** A process that is started again whenever it ends, as an operator's supervisor would. */
export interface Supervised {
  /** Ends it as a power failure would, and resolves when the one in its place says that it is ready. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const startsAtMost = 10;
const pauseMs = 500;

/** Starts a program that prints `ready` when it is; rejects with what it printed where it ends before, time and again. */
export async function supervised(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<Supervised> {
  const start = async (starts = 1): Promise<Program> => {
    const program = startProgram(args, env);
    try {
      await program.says(ready);
      return program;
    } catch (error) {
      if (starts === startsAtMost) throw error;
      await setTimeout(pauseMs);
      return start(starts + 1);
    }
  };
  let program = await start();
  return {
    async kill() {
      program.kill('SIGKILL');
      await program.ended;
      program = await start();
    },
    async stop() {
      program.kill('SIGTERM');
      await program.ended;
    },
  };
}
