import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { furnish, rebuilt } from '../growth/grow.ts';
import { newFolder } from '../new-folder.ts';
import { startMariaDbPeer } from '../peers.ts';
import { databaseOf, ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { filtersThen, instant } from './filters.ts';
import { startMariaDb } from './mariadb.ts';
import { itemLives } from './tell-lives.ts';

export interface AsOfFigure {
  name: string;
  /** Days before today of the instant. */
  daysAgo: number;
  /** Number of matching items, on which both sides agree. */
  count: number;
  tryset: Spread;
  mariadb: Spread;
}

export interface AsOfFigures {
  items: number;
  events: number;
  /** Rows of the system-versioned table, one a version of an item. */
  versions: number;
  mariadb: string;
  figures: AsOfFigure[];
}

const port = 18_160;
const instantsAgo = [30, 365, 700];
const [runs, warmUp, pageSize] = [60, 3, 50];
/** A side whose runs take longer stops here, after at least `fewest` runs. */
const [longestMs, fewest] = [30_000, 5];

/** Measures the list of items as of a day, beside system-versioned tables of MariaDB with the same versions. */
export async function measureAsOf(items: number, tokenKey: string): Promise<AsOfFigures> {
  const folder = await newFolder('tryset-as-of-');
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    await furnish(folder, env);
    await loadInBulk(env, itemLives(items));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const { events } = await rebuilt(env);
      const url = `http://localhost:${port}`;
      const signedIn = await signIn(url);
      const peerFolder = join(folder, 'mariadb');
      await mkdir(peerFolder);
      const mariadb = await startMariaDb(peerFolder);
      try {
        const setting = { databaseUrl: await databaseOf(env.DATA_DIR), tokenKey };
        const peer = await startMariaDbPeer(setting, { socket: mariadb.socket, folder: peerFolder });
        try {
          const beside = apiOf(peer.url, signedIn);
          const { versions } = (await beside.get<{ versions: number }>('/versions')).body;
          const figures = await measured(apiOf(url, signedIn), beside);
          return { items, events, versions, mariadb: mariadb.version, figures };
        } finally {
          await peer.end();
        }
      } finally {
        await mariadb.end();
      }
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function measured(api: Api, peer: Api): Promise<AsOfFigure[]> {
  const filters = await filtersThen(api);
  const figures: AsOfFigure[] = [];
  for (const daysAgo of instantsAgo) {
    for (const [name, query] of filters(daysAgo)) {
      const asked = `${query}&as_of=${instant(daysAgo)}&limit=${pageSize}`;
      const ours = await timesOf(api, `/v2/trysets/items?${asked}`);
      const theirs = await timesOf(peer, `/items?${asked}`);
      if (ours.count !== theirs.count) {
        throw new Error(`${name}, ${daysAgo} days ago: ${ours.count} items here, ${theirs.count} in MariaDB`);
      }
      const figure = { name, daysAgo, count: ours.count, tryset: ours.times, mariadb: theirs.times };
      figures.push(figure);
      const told = [figure.tryset, figure.mariadb].map(({ median, p99 }) =>
        [median, p99].map((ms) => ms.toFixed(1)).join(' and '),
      );
      process.stderr.write(
        `${name}, ${daysAgo} days ago, ${ours.count} items: ${told.join(' ms, MariaDB ')} ms\n`,
      );
    }
  }
  return figures;
}

async function timesOf(api: Api, path: string): Promise<{ count: number; times: Spread }> {
  let count = 0;
  const values: number[] = [];
  const began = performance.now();
  for (let run = 0; run < runs + warmUp; run++) {
    // Each run requests another page, as a cache would answer a repeated one.
    const start = performance.now();
    count = (await api.get<{ count: number }>(`${path}&offset=${run}`)).body.count;
    if (run >= warmUp) values.push(performance.now() - start);
    if (values.length >= fewest && performance.now() - began > longestMs) break;
  }
  return { count, times: spreadOf(values) };
}
