import { ended, run, untilPrinted } from './processes.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface StartFigures {
  /** Milliseconds from the command to "ready" on a data folder that does not exist yet. */
  coldMs: number;
  /** Milliseconds from the command to "ready" on an existing data folder, over several runs. */
  warmMs: Spread;
}

const runs = 5;

/** Starts the server as `npm start` does on an installed checkout, and stops it again. */
export async function measureStart(env: Record<string, string>): Promise<StartFigures> {
  const coldMs = await started(env);
  const warm: number[] = [];
  for (let each = 0; each < runs; each++) warm.push(await started(env));
  return { coldMs, warmMs: spreadOf(warm) };
}

async function started(env: Record<string, string>): Promise<number> {
  const began = performance.now();
  const server = run('scripts/start.mjs', [], env);
  await untilPrinted(server, 'ready');
  const took = performance.now() - began;
  server.stdout?.resume();
  server.kill('SIGTERM');
  await ended(server);
  return took;
}
