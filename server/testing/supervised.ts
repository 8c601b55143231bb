import { setTimeout } from 'node:timers/promises';
import { type Program, startProgram } from '#test/program.ts';

/** A process that is restarted whenever it ends, as by an operator's supervisor. */
export interface Supervised {
  /** Kills the process as a power failure would, and resolves when the restarted process is ready. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const startsAtMost = 10;
const pauseMs = 500;

/** Starts a program that prints `ready`; rejects with its output if the program ends several times before it is ready. */
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
