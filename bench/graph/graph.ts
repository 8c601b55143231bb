import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addAccount } from '../account.ts';
import { type Api, apiOf, signIn } from '../api.ts';
import { type LoadFigure, measureLoad, type Side } from '../load.ts';
import { newFolder } from '../new-folder.ts';
import { startYoga } from '../peers.ts';
import { databaseOf, ended, runServer, untilPrinted } from '../processes.ts';

export interface GraphFigures {
  looks: number;
  /** The graph, then its REST twin. */
  look: LoadFigure[];
  list: LoadFigure[];
  /** The graph, then graphql-yoga. Each call asks for another page, or all ask for the same one. */
  others: LoadFigure[];
  same: LoadFigure[];
  /** Milliseconds of the slowest refusal of an attack. */
  attackMs: number;
}

const port = 18_130;
const connections = 16;
const size = 100;
const textOf = (name: string) => readFileSync(`graph/operations/${name}.graphql`, 'utf8');

/** A list whose looks name brand, product and member. */
const nested = `query($before: String) {
  looksStaff(filters: { createdAtBefore: $before }, paginationArgsInput: { page: 1, size: ${size} }) {
    items { id status createdAt link description curator { id username realName }
      lookItemMappings { id brand { id name } product { id name } } }
    pageInfo { totalCount }
  }
}`;

/** Measures operations of the graph beside their REST twins and beside graphql-yoga, over the demo's looks. */
export async function measureGraph(tokenKey: string): Promise<GraphFigures> {
  const folder = await newFolder('tryset-graph-');
  const dataDir = join(folder, 'data');
  const env = { DATA_DIR: dataDir, PORT: String(port), SEED: 'demo', JWT_SECRET: tokenKey };
  const server = runServer([], env);
  try {
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    addAccount(env);
    const url = `http://localhost:${port}`;
    const signedIn = await signIn(url);
    const headers = { authorization: `Bearer ${signedIn.accessToken}` };
    const api = apiOf(url, signedIn);
    const databaseUrl = await databaseOf(dataDir);
    await untilQuiet(databaseUrl);
    const { ids, looks } = await looksOf(api);
    const yoga = await startYoga({ databaseUrl, tokenKey });
    try {
      const own = { url, headers };
      await requireAlike(own, { ...own, url: yoga.url });
      return {
        looks,
        look: await measureLoad(
          [
            graphSide(own, textOf('getLook'), (turn) => ({ id: ids[turn % ids.length] })),
            restSide(own, (turn) => `/v1/looks/${ids[turn % ids.length]}`),
          ],
          { connections },
        ),
        list: await measureLoad(
          [
            graphSide(own, nested, (turn) => ({ before: later(turn) })),
            restSide(own, (turn) => `/v1/looks?limit=${size}&offset=0&created_time_before=${later(turn)}`),
          ],
          { connections },
        ),
        others: await besideYoga(own, yoga, (turn) => ({ before: later(turn) })),
        same: await besideYoga(own, yoga, () => ({ before: later(0) })),
        attackMs: await slowestAttack(own),
      };
    } finally {
      await yoga.end();
    }
  } finally {
    server.kill('SIGTERM');
    await ended(server);
    await rm(folder, { recursive: true, force: true });
  }
}

type Own = Pick<Side, 'url' | 'headers'>;

function besideYoga(own: Own, yoga: { url: string }, variables: (turn: number) => object) {
  const peer = {
    ...graphSide({ ...own, url: yoga.url }, nested, variables),
    name: 'graphql-yoga with DataLoader',
  };
  return measureLoad([graphSide(own, nested, variables), peer], { connections });
}

const quietMs = 6_000;

/** Waits until the demo is complete: it has a page of looks, and no event has arrived for some seconds. */
async function untilQuiet(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let before = 0; ; ) {
      const { rows } = await client.query<{ events: number; looks: number }>(
        'select (select count(*) from read.log)::integer as events, (select count(*) from read.looks)::integer as looks',
      );
      const { events = 0, looks = 0 } = rows[0] ?? {};
      if (looks >= size && events === before) return;
      before = events;
      await delay(quietMs);
    }
  } finally {
    await client.end();
  }
}

interface NestedLooks {
  items: { id: number; lookItemMappings: object[]; curator: object }[];
  pageInfo: { totalCount: number };
}

/** Throws unless both sides answer the same looks with the same brands, products and members. */
async function requireAlike(one: Own, other: Own): Promise<void> {
  const [ours, theirs] = await Promise.all([one, other].map(nestedLooks));
  if (ours === theirs) return;
  throw new Error(`the answers differ:\n${ours?.slice(0, 500)}\n${theirs?.slice(0, 500)}`);
}

async function nestedLooks({ url, headers }: Own): Promise<string> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query: nested, variables: { before: later(0) } }),
  });
  const { data, errors } = (await response.json()) as {
    data: { looksStaff: NestedLooks } | null;
    errors?: object[];
  };
  const { items = [], pageInfo = null } = data?.looksStaff ?? {};
  const shown = items.map(({ id, lookItemMappings, curator }) => ({ id, lookItemMappings, curator }));
  if (shown.length === 0) throw new Error(`${url} answers no looks: ${JSON.stringify(errors)}`);
  return JSON.stringify({ pageInfo, shown });
}

/** An instant after every look, another one for each turn, so that no cache knows the call. */
const later = (turn: number) => new Date(Date.UTC(2090, 0, 1) + turn * 1_000).toISOString();

function graphSide(own: Own, query: string, variables: (turn: number) => object): Side {
  return {
    ...own,
    name: 'graph',
    next: (turn) => ({ method: 'POST', path: '/graphql', body: { query, variables: variables(turn) } }),
  };
}

function restSide(own: Own, path: (turn: number) => string): Side {
  return { ...own, name: 'REST twin', next: (turn) => ({ method: 'GET', path: path(turn) }) };
}

async function looksOf(api: Api) {
  const { body } = await api.get<{ count: number; data: { id: number }[] }>('/v1/looks?limit=500');
  return { looks: body.count, ids: body.data.map(({ id }) => id) };
}

const attacks = [
  `{ ${Array.from({ length: 300 }, (_, index) => `a${index}: getLook(id: 1) { id }`).join(' ')} }`,
  `{ getLook(id: 1) { ${'id '.repeat(5_000)} } }`,
  `{ getLook(id: 1) ${'@a '.repeat(4_000)} { id } }`,
  `{ getLook(id: ${'['.repeat(10_000)}1${']'.repeat(10_000)}) { id } }`,
  `${'{ a '.repeat(5_000)}${'}'.repeat(5_000)}`,
  '{ getLook(id: 1) { ...A } } fragment A on Look { ...B } fragment B on Look { ...A }',
];

/** Sends each attack ten times, one at a time. */
async function slowestAttack({ url, headers }: Own): Promise<number> {
  let slowest = 0;
  for (const query of attacks) {
    for (let turn = 0; turn < 10; turn++) {
      const began = performance.now();
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ query: `${query} #${turn}` }),
      });
      const { errors } = (await response.json()) as { errors?: object[] };
      if (errors === undefined) throw new Error(`an attack was answered: ${query.slice(0, 80)}`);
      slowest = Math.max(slowest, performance.now() - began);
    }
  }
  return slowest;
}
