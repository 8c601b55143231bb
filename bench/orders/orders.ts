import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Api, apiOf, signIn } from '../api.ts';
import { loadInBulk } from '../growth/bulk.ts';
import { furnish, rebuilt } from '../growth/grow.ts';
import { newFolder } from '../new-folder.ts';
import { ended, runServer, untilPrinted } from '../processes.ts';
import { type Spread, timed } from '../spread.ts';
import { type Example, itemFilters, orderFilters, totalsFilters } from './filters.ts';
import { filledMonth, monthTold } from './tell-month.ts';
import { ordersTold } from './tell-orders.ts';
import { paymentsTold } from './tell-payments.ts';

export interface OrdersFigure {
  /** The list that a run reads, or the totals of items. */
  kind: 'orders' | 'items' | 'totals';
  name: string;
  /** Number of matching rows. */
  count: number;
  /** The first answer, which counts; the others ask for other pages. */
  firstMs: number;
  milliseconds: Spread;
}

export interface OrdersFigures {
  orders: number;
  lines: number;
  events: number;
  rebuildSeconds: number;
  figures: OrdersFigure[];
  statementSeconds: number;
}

const port = 18_150;
const [runs, warmUp] = [60, 5];
/** The lines of a month's statement. */
const lines = 10_000;

/** Measures lists and totals of this many orders, a multiple of 200, and the statement of a month. */
export async function measureOrders(orders: number, tokenKey: string): Promise<OrdersFigures> {
  const folder = await newFolder('tryset-orders-');
  const env = { DATA_DIR: join(folder, 'data'), PORT: String(port), SEED: 'none', JWT_SECRET: tokenKey };
  try {
    await furnish(folder, env);
    await loadInBulk(env, ordersTold(orders));
    await loadInBulk(env, paymentsTold(orders));
    await loadInBulk(env, monthTold(lines));
    const server = runServer([], env);
    await untilPrinted(server, 'ready');
    server.stdout?.resume();
    try {
      const { seconds, events } = await rebuilt(env);
      const url = `http://localhost:${port}`;
      const api = apiOf(url, await signIn(url));
      const figures = await measureLists(api);
      const statementSeconds = await measureStatement(url, (await signIn(url)).accessToken);
      return { orders, lines, events, rebuildSeconds: seconds, figures, statementSeconds };
    } finally {
      server.kill('SIGTERM');
      await ended(server);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const paths = {
  orders: '/v2/orders',
  items: '/v2/orders/invoice-items',
  totals: '/v2/orders/invoice-items/totals',
} as const;

async function measureLists(api: Api): Promise<OrdersFigure[]> {
  const example = await exampleOf(api);
  const asked = {
    orders: orderFilters(example),
    items: itemFilters(example),
    totals: totalsFilters(example),
  };
  const figures: OrdersFigure[] = [];
  for (const kind of ['orders', 'items', 'totals'] as const) {
    for (const [name, query] of asked[kind]) figures.push(await measured(api, kind, name, query));
  }
  return figures;
}

async function measured(
  api: Api,
  kind: OrdersFigure['kind'],
  name: string,
  query: string,
): Promise<OrdersFigure> {
  let count = 0;
  const ask = async (page: number) => {
    // Each run requests another page, as the cache would answer a repeated one.
    const paging = kind === 'totals' ? '' : `limit=50&offset=${page}&`;
    count = (await api.get<{ count: number }>(`${paths[kind]}?${paging}${query}`)).body.count;
  };
  const began = performance.now();
  await ask(runs + warmUp);
  const firstMs = performance.now() - began;
  const milliseconds = await timed(runs, warmUp, ask);
  const times = [firstMs, milliseconds.median, milliseconds.p99].map((ms) => ms.toFixed(1)).join(', ');
  // A run at a million takes long; one that is cut off leaves its figures.
  process.stderr.write(`${kind}: ${name}, ${count} rows: ${times} ms\n`);
  return { kind, name, count, firstMs, milliseconds };
}

interface Item {
  id: number;
  orderId: number;
  brand: { id: number };
  product: { id: number; name: string };
  user: { id: number; username: string | null };
}

async function exampleOf(api: Api): Promise<Example> {
  const { count } = (await api.get<{ count: number }>(`${paths.items}?limit=1`)).body;
  const page = await api.get<{ data: Item[] }>(`${paths.items}?limit=1&offset=${Math.floor(count / 2)}`);
  const [item] = page.body.data;
  if (item === undefined) throw new Error('there are no items of orders');
  const { orderId, brand, product, user } = item;
  return {
    orderId,
    userId: user.id,
    username: user.username ?? '',
    brandId: brand.id,
    productId: product.id,
    productName: product.name,
  };
}

/** Seconds until the whole PDF is there. */
async function measureStatement(url: string, token: string): Promise<number> {
  const months = await fetch(`${url}/v1/brand-months?limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await months.json()) as { data: { brand: { id: number } }[] };
  const began = performance.now();
  const answer = await fetch(`${url}/v2/orders/invoice-items/pdf`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ created_time: `${filledMonth}-15T03:00:00Z`, brand_id: data[0]?.brand.id }),
  });
  if (!answer.ok) throw new Error(`the statement: ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
  return (performance.now() - began) / 1_000;
}
