import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateRentals } from '#import/generate.ts';
import { addAccount } from '../account.ts';
import { apiOf, signIn } from '../api.ts';
import { importFile } from '../import-file.ts';
import { newFolder } from '../new-folder.ts';
import { startPlain } from '../peers.ts';
import { databaseOf, ended, peakMemory, printedBy, run, runServer, untilPrinted } from '../processes.ts';
import { measureVerify, type VerifyFigures } from '../replay.ts';
import { loadInBulk } from './bulk.ts';
import { type GrownFigures, measureGrown } from './measure.ts';
import { trysetItems } from './tell-trysets.ts';

export interface GrowthFigure extends GrownFigures {
  items: number;
  events: number;
  /** Seconds to rebuild all read models, with no other load. */
  rebuildSeconds: number;
  /** Milliseconds from the start of the server to "ready", with all these items. */
  startMs: number;
  /** The server's peak memory during the calls, without Postgres, in MiB. */
  peakMiB: number;
  verify: VerifyFigures;
}

const port = 18_090;

/** Measures the same calls on an installation with ten thousand, a hundred thousand and a million tryset items. */
export async function* measureGrowth(
  sizes: readonly number[],
  tokenKey: string,
): AsyncGenerator<GrowthFigure> {
  const folder = await newFolder('tryset-growth-');
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    await furnish(folder, env);
    let before = 0;
    for (const size of sizes) {
      await loadInBulk(env, trysetItems(before, size - before));
      before = size;
      yield await measureSize(dataDir, env, size, tokenKey);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rentals that furnish an installation. */
export const furnished = { rows: 4_000, seed: 1, faults: 0 };

/** Creates members, products and garments by an import, which runs all commands. */
export async function furnish(folder: string, env: Record<string, string>): Promise<void> {
  const file = join(folder, 'made-up.csv');
  await writeFile(file, generateRentals(furnished));
  const server = runServer([], env);
  await untilPrinted(server, 'ready');
  server.stdout?.resume();
  addAccount(env);
  await importFile(file, folder, env, server.pid ?? 0);
  server.kill('SIGTERM');
  await ended(server);
}

async function measureSize(
  dataDir: string,
  env: Record<string, string>,
  items: number,
  tokenKey: string,
): Promise<GrowthFigure> {
  const began = performance.now();
  const server = runServer([], env);
  await untilPrinted(server, 'ready');
  const startMs = performance.now() - began;
  server.stdout?.resume();
  try {
    const { seconds, events } = await rebuilt(env);
    // A run at ten million takes long; one that is cut off leaves its figures.
    process.stderr.write(
      `ready in ${startMs.toFixed(0)} ms; rebuilt ${events} events in ${seconds.toFixed(0)} s\n`,
    );
    const url = `http://localhost:${port}`;
    const signedIn = await signIn(url);
    const databaseUrl = await databaseOf(dataDir);
    const plain = await startPlain({ databaseUrl, tokenKey, itemsFrom: databaseUrl });
    try {
      const api = apiOf(url, signedIn);
      const { result: grown, peakMiB } = await peakMemory(
        async () => [server.pid ?? 0],
        measureGrown({ api, url, token: signedIn.accessToken, plain }),
      );
      const verify = await measureVerify(env);
      return { items, events, rebuildSeconds: seconds, startMs, peakMiB, verify, ...grown };
    } finally {
      await plain.end();
    }
  } finally {
    server.kill('SIGTERM');
    await ended(server);
  }
}

export async function rebuilt(env: Record<string, string>): Promise<{ seconds: number; events: number }> {
  const began = performance.now();
  const child = run('replay/main.ts', ['rebuild', '--json'], env);
  const printed = await printedBy(child);
  if ((await ended(child)) !== 0) throw new Error(`the rebuild failed: ${printed}`);
  const seconds = (performance.now() - began) / 1_000;
  const processed = printed.matchAll(/"processed":"?(\d+)/g);
  const events = Math.max(...[...processed].map(([, count]) => Number(count)));
  await ended(run('replay/main.ts', ['drop-old'], env));
  return { seconds, events };
}
