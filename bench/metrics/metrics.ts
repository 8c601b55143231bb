import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backendConfig } from '#backend/config.ts';
import { withBackend } from '#backend/with-backend.ts';
import { addAccount } from '../account.ts';
import { type Api, apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { rebuilt } from '../growth/grow.ts';
import { lookUses } from '../look-uses/tell-uses.ts';
import { lookItems } from '../looks/tell-looks.ts';
import { newFolder } from '../new-folder.ts';
import { ordersTold } from '../orders/tell-orders.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, timed } from '../spread.ts';
import { metricQueries } from './queries.ts';
import { measureRunner, type RunnerFigures } from './runner.ts';
import { house } from './tell-house.ts';
import { itemLives } from './tell-items.ts';
import { likesTold } from './tell-likes.ts';

export interface MetricsFigure {
  name: string;
  /** Number of rows with a number. */
  count: number;
  milliseconds: Spread;
}

export interface MetricsFigures {
  items: number;
  events: number;
  rebuildSeconds: number;
  figures: MetricsFigure[];
  runner: RunnerFigures;
}

const port = 18_160;
const [runs, warmUp] = [30, 3];

/** Measures metrics of this many tryset items, a multiple of 4,000, and what their sums cost the runner. */
export async function measureMetrics(items: number, tokenKey: string): Promise<MetricsFigures> {
  const folder = await newFolder('tryset-metrics-');
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    const { seconds, events } = await furnished(env, items);
    return { items, events, rebuildSeconds: seconds, ...(await measured(env)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Measures pages over HTTP, then the runner without a server. */
export async function measured(
  env: Record<string, string>,
): Promise<Pick<MetricsFigures, 'figures' | 'runner'>> {
  const figures = await withServer(env, async () => {
    const url = `http://localhost:${env.PORT}`;
    return measurePages(apiOf(url, await signIn(url)));
  });
  const config = backendConfig({ ...process.env, ...env });
  return { figures, runner: await withBackend(config, ({ databaseUrl }) => measureRunner(databaseUrl)) };
}

/** Fills an empty folder with a house and its past, and rebuilds the read models. */
export async function furnished(
  env: Record<string, string>,
  items: number,
): Promise<{ seconds: number; events: number }> {
  await withServer(env, async () => addAccount(env));
  await loadInBulk(env, house);
  await rebuilt(env);
  // The first ids are the smallest, and items of orders multiply theirs by a hundred.
  await loadInBulk(env, ordersTold(items / 20));
  await loadInBulk(env, lookItems(items / 4));
  await loadInBulk(env, lookUses(items / 40));
  await loadInBulk(env, likesTold(items / 4));
  await loadInBulk(env, itemLives(items));
  process.stderr.write('the past is written\n');
  return rebuilt(env);
}

async function withServer<Result>(env: Record<string, string>, use: () => Promise<Result>): Promise<Result> {
  const server = runServer([], env);
  try {
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    return await use();
  } finally {
    server.kill('SIGTERM');
    await ended(server);
  }
}

async function measurePages(api: Api): Promise<MetricsFigure[]> {
  const figures: MetricsFigure[] = [];
  for (const { name, path } of metricQueries(new Date())) {
    let count = 0;
    // Each run requests another page, as the cache would answer a repeated one.
    const milliseconds = await timed(runs, warmUp, async (run) => {
      count = (await api.get<{ count: number }>(`${path}&limit=50&offset=${run}`)).body.count;
    });
    const times = [milliseconds.median, milliseconds.p99].map((ms) => ms.toFixed(1)).join(', ');
    // A run at two million takes long; one that is cut off leaves its figures.
    process.stderr.write(`${name}, ${count} rows: ${times} ms\n`);
    figures.push({ name, count, milliseconds });
  }
  return figures;
}
