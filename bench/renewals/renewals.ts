import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { furnish, rebuilt } from '../growth/grow.ts';
import { spreadIds } from '../ids.ts';
import { caller, type Side } from '../load.ts';
import { newFolder } from '../new-folder.ts';
import { databaseOf, ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, spreadOf } from '../spread.ts';
import { subscriptions, turnPeriods } from './tell-subscriptions.ts';

export interface RenewalsFigures {
  renewals: number;
  /** Seconds until all renewals have opened their invoices and requested their payments. */
  seconds: number;
  /** Milliseconds of a command with no other work, and while the renewals run. */
  commands: { quiet: Spread; meanwhile: Spread };
}

const port = 18_140;
const quietSeconds = 20;

/** Measures how soon the renewals of a day are done, and how long a command takes meanwhile. */
export async function measureRenewals(renewals: number, tokenKey: string): Promise<RenewalsFigures> {
  const folder = await newFolder('tryset-renewals-');
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    await furnish(folder, env);
    await loadInBulk(env, subscriptions(renewals));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      await rebuilt(env);
      return await renewed(await databaseOf(dataDir), renewals);
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function renewed(databaseUrl: string, renewals: number): Promise<RenewalsFigures> {
  const database = new pg.Client(databaseUrl);
  await database.connect();
  const url = `http://localhost:${port}`;
  const signedIn = await signIn(url);
  const garments = await spreadIds(apiOf(url, signedIn), '/v1/stocks', 500);
  const side: Side = {
    name: 'tryset',
    url,
    headers: { authorization: `Bearer ${signedIn.accessToken}` },
    next: (turn) => ({
      method: 'POST',
      path: `/v1/stocks/${garments[turn % garments.length]}/actions/memo_in_use`,
      body: { memo_in_use: `turn ${turn}` },
    }),
  };
  const commands = caller(side, 1);
  try {
    await commands.run(2);
    const quiet = spreadOf((await commands.run(quietSeconds)).milliseconds);
    const began = performance.now();
    await database.query(turnPeriods);
    const took: number[] = [];
    while ((await requested(database)) < renewals) {
      took.push(...(await commands.run(2)).milliseconds);
      await setTimeout(200);
    }
    const seconds = (performance.now() - began) / 1_000;
    return { renewals, seconds, commands: { quiet, meanwhile: spreadOf(took) } };
  } finally {
    commands.end();
    await database.end();
  }
}

/** Returns the number of requested payments. Each renewal ends with one. */
async function requested(database: pg.Client): Promise<number> {
  const { rows } = await database.query<{ count: string }>(
    `select count(*) from read.payments where for_kind = 'brand_invoice'`,
  );
  return Number(rows[0]?.count);
}
