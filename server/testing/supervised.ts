import { type Program, startProgram } from '#test/program.ts';

/** A process that is started again whenever it ends, as an operator's supervisor would. */
export interface Supervised {
  /** Ends it as a power failure would, and resolves when the one in its place says that it is ready. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a program that prints `ready` when it is; rejects with what it printed where it ends before. */
export async function supervised(
  args: string[],
  env: Record<string, string>,
  ready: RegExp,
): Promise<Supervised> {
  const start = async (): Promise<Program> => {
    const program = startProgram(args, env);
    await program.says(ready);
    return program;
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
