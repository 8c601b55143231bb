import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { Api } from './api.ts';
import { spreadIds } from './ids.ts';
import { type LoadFigure, measureLoad, type Side } from './load.ts';
import type { Peer } from './peers.ts';

/**
 * The number of commands that a side acknowledged, and the number of their events in its read model once both are at
 * rest.
 */
export interface Kept {
  side: string;
  acknowledged: number;
  held: number;
}

export interface CommandLoadFigures {
  loads: LoadFigure[];
  kept: Kept[];
  /** Rebuild of Emmett's projection from its first event, in batches of 1,000. */
  emmettRebuild: { events: number; seconds: number };
}

export interface CommandLoadSetting {
  api: Api;
  url: string;
  databaseUrl: string;
  token: string;
  plain: Peer;
  emmett: Peer;
}

const connections = [1, 16, 64];
/** Seconds of warm-up: long enough that each side has handled each garment once. */
const warmUp = 6;
const name = { tryset: 'tryset', plain: 'a row and an audit row', emmett: 'Emmett on PostgreSQL' };

/** Measures the same command on each side: a memo on one of many garments, sent by several connections at once. */
export async function measureCommandLoad(setting: CommandLoadSetting): Promise<CommandLoadFigures> {
  const { api, url, token, plain, emmett, databaseUrl } = setting;
  const headers = { authorization: `Bearer ${token}` };
  const garments = await spreadIds(api, '/v1/stocks', 500);
  const count = garments.length;
  const peer = (side: string, { url: address }: Peer): Side => ({
    name: side,
    url: address,
    headers,
    next: (turn) => memo(`/garments/${1 + (turn % count)}/memo`),
  });
  const own: Side = {
    name: name.tryset,
    url,
    headers,
    next: (turn) => memo(`/v1/stocks/${garments[turn % count]}/actions/memo_in_use`),
  };
  const sides = [own, peer(name.plain, plain), peer(name.emmett, emmett)];
  const before = await revisions(databaseUrl);
  const loads: LoadFigure[] = [];
  for (const each of connections) loads.push(...(await measureLoad(sides, { connections: each, warmUp })));
  const acknowledged = (side: string) =>
    loads.filter((load) => load.side === side).reduce((sum, { calls }) => sum + calls, 0);
  const trysetHeld = async () => (await revisions(databaseUrl)) - before;
  const emmettHeld = async () => Number((await jsonOf(`${emmett.url}/held`, 'GET')).events);
  const kept = [
    { side: name.tryset, acknowledged: acknowledged(name.tryset), held: await atRest(trysetHeld) },
    { side: name.emmett, acknowledged: acknowledged(name.emmett), held: await atRest(emmettHeld) },
  ];
  const { events, seconds } = await jsonOf(`${emmett.url}/rebuild`, 'POST');
  return { loads, kept, emmettRebuild: { events: Number(events), seconds: Number(seconds) } };
}

/** The text is never the same twice, as an unchanged memo writes no event. */
function memo(path: string) {
  return { method: 'POST', path, body: { memo_in_use: `measured ${randomUUID()}` } };
}

/** Sums the revisions of all garments' rows: the number of events that they include. */
async function revisions(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query<{ sum: string }>('select sum(revision) as sum from read.stock_items');
    return Number(rows[0]?.sum);
  } finally {
    await client.end();
  }
}

/** Polls a figure until it has not changed for three seconds. */
async function atRest(read: () => Promise<number>): Promise<number> {
  let last = await read();
  for (let since = performance.now(); performance.now() - since < 3_000; ) {
    await setTimeout(200);
    const now = await read();
    if (now !== last) since = performance.now();
    last = now;
  }
  return last;
}

async function jsonOf(url: string, method: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, { method });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
