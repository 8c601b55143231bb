import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Api } from './api.ts';
import { spreadIds } from './ids.ts';
import { peakMemory, printedBy, run } from './processes.ts';
import { type Spread, spreadOf } from './spread.ts';

export interface ReadableFigures {
  /** Acknowledged commands per second. */
  perSecond: number;
  /** Time from a command's acknowledgement until a read that waits for its position has returned the row. */
  readable: Spread;
  /** The longest time in ms that the machine kept an idle process waiting during the measurement. */
  idlePauseMs: number;
  /** Peak memory of the server during the measurement. */
  peakMiB: number;
}

const perSecond = 500;
const seconds = 10;
/** Maximum concurrent commands. Commands that come too fast for the system wait here. */
const connections = 64;
/** Every tenth command is read back. */
const every = 10;

/**
 * Measures how soon a command's row is readable at 500 commands per second. The clock paces the commands, not the
 * answers.
 */
export async function measureReadable(api: Api, serverPid: number): Promise<ReadableFigures> {
  const idle = run('bench/idle.ts', [], {});
  const paused = printedBy(idle);
  const { result, peakMiB } = await peakMemory(async () => [serverPid], paced(api));
  idle.kill('SIGTERM');
  return { ...result, peakMiB, idlePauseMs: Number.parseFloat(await paused) };
}

async function paced(api: Api): Promise<Pick<ReadableFigures, 'perSecond' | 'readable'>> {
  const garments = await spreadIds(api, '/v1/stocks', 1_000);
  const took: number[] = [];
  const going: Promise<void>[] = [];
  const command = async (turn: number) => {
    const path = `/v1/stocks/${garments[turn % garments.length]}`;
    const { headers } = await api.post(`${path}/actions/memo_in_use`, { memo_in_use: `paced ${turn}` });
    if (turn % every !== 0) return;
    const acknowledged = performance.now();
    await api.get(path, { 'x-min-position': headers.get('x-position') ?? '0' });
    took.push(performance.now() - acknowledged);
  };
  const lanes = pLimit(connections);
  const began = performance.now();
  for (let turn = 0; turn < perSecond * seconds; turn++) {
    const due = began + (turn * 1_000) / perSecond;
    const early = due - performance.now();
    if (early > 0) await setTimeout(early);
    going.push(lanes(() => command(turn)));
  }
  await Promise.all(going);
  const lasted = (performance.now() - began) / 1_000;
  return { perSecond: (perSecond * seconds) / lasted, readable: spreadOf(took) };
}
