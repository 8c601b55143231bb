import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { childrenOf, ended, peakMemory, run } from './processes.ts';

export interface ImportFigure {
  file: string;
  accepted: number;
  events: number;
  seconds: number;
  /** Peak memory of the server and the import together, without Postgres. */
  peakMiB: number;
}

/** Imports a rental history beside the running server, and waits until the read models include it. */
export async function importFile(
  file: string,
  folder: string,
  env: Record<string, string>,
  serverPid: number,
): Promise<ImportFigure> {
  const report = join(folder, 'report.json');
  const beganAt = performance.now();
  const child = run('scripts/run.mjs', ['import', 'rentals', file, '--report', report], env);
  child.stdout?.resume();
  const wrapper = child.pid ?? 0;
  const pids = async () => [serverPid, wrapper, ...(await childrenOf(wrapper))];
  const { result: code, peakMiB } = await peakMemory(pids, ended(child));
  if (code !== 0 && code !== 2) throw new Error(`the import of ${file} ended with ${code}`);
  const seconds = (performance.now() - beganAt) / 1_000;
  const { accepted, events } = JSON.parse(await readFile(report, 'utf8')) as {
    accepted: number;
    events: number;
  };
  return { file: file.split('/').at(-1) ?? file, accepted, events, seconds, peakMiB };
}
