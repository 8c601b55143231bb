import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRentals } from '#import/generate.ts';
import { type Api, apiOf, signIn } from '../api.ts';
import { spreadIds } from '../ids.ts';
import { importFile } from '../import-file.ts';
import { printedBy, run } from '../processes.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { type CrowdHouse, openCrowdHouse } from './house.ts';

export interface CrowdFigures {
  /** Number of events that a live subscriber may lag behind the store before it is dropped; null for no limit. */
  liveBuffer: number | null;
  /** Milliseconds from a command's acknowledgement until a read returns its row. */
  readable: Spread;
  commandsPerSecond: number;
  bulkActions: number;
  importedPerSecond: number;
  /** How often the store dropped the runner's subscription. */
  drops: number;
  /** The longest time in ms that the machine kept an idle process waiting during the measurement. */
  idlePauseMs: number;
}

const writers = 16;
const bulkSize = 500;

/**
 * Measures how soon a row is readable while 16 connections write, garments are changed 500 at a time, and rentals are
 * imported.
 */
export async function measureCrowd(liveBuffer: number | null, rows: number): Promise<CrowdFigures> {
  const house = await openCrowdHouse(liveBuffer);
  try {
    await importRentals(house, 4_000, 1);
    const api = apiOf(house.url, await signIn(house.url));
    const garments = await spreadIds(api, '/v1/stocks', 1_000);
    const dropsBefore = await dropsOf(house);
    const idle = run('bench/idle.ts', [], {});
    const paused = printedBy(idle);
    const took: number[] = [];
    let isOver = false;
    let bulkActions = 0;
    const write = async (writer: number) => {
      for (let turn = writer; !isOver; turn += writers) took.push(await writtenAndRead(api, garments, turn));
    };
    const inBulk = async () => {
      while (!isOver) {
        const memo = { memo_in_use: `together ${bulkActions}` };
        await api.post('/v1/stocks/actions/memo_in_use', { ids: garments.slice(0, bulkSize), ...memo });
        bulkActions += 1;
      }
    };
    const began = performance.now();
    const others = Promise.all([inBulk(), ...Array.from({ length: writers }, (_, writer) => write(writer))]);
    const imported = await importRentals(house, rows, 2).finally(() => {
      isOver = true;
    });
    await others;
    const seconds = (performance.now() - began) / 1_000;
    idle.kill('SIGTERM');
    return {
      liveBuffer,
      bulkActions,
      readable: spreadOf(took),
      commandsPerSecond: took.length / seconds,
      importedPerSecond: imported.events / imported.seconds,
      drops: (await dropsOf(house)) - dropsBefore,
      idlePauseMs: Number.parseFloat(await paused),
    };
  } finally {
    await house.close();
  }
}

async function importRentals({ folder, env, serverPid }: CrowdHouse, rows: number, seed: number) {
  const file = join(folder, `made-up-${seed}.csv`);
  await writeFile(file, generateRentals({ rows, seed, faults: 0 }));
  return importFile(file, folder, env, serverPid);
}

/** Changes a garment, then reads until the answer includes the change. Returns the time in ms. */
async function writtenAndRead(api: Api, garments: readonly number[], turn: number): Promise<number> {
  const path = `/v1/stocks/${garments[turn % garments.length]}`;
  const { headers } = await api.post(`${path}/actions/memo_in_use`, { memo_in_use: `alone ${turn}` });
  const acknowledged = performance.now();
  const wanted = { 'x-min-position': headers.get('x-position') ?? '0' };
  while ((await api.get(path, wanted)).headers.has('x-stale'));
  return performance.now() - acknowledged;
}

async function dropsOf({ url, metricsToken }: CrowdHouse): Promise<number> {
  const response = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  return Number(/^tryset_projection_restarts_total (\d+)/m.exec(await response.text())?.[1] ?? Number.NaN);
}
