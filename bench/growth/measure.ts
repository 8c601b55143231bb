import type { Api } from '../api.ts';
import { spreadIds } from '../ids.ts';
import { type LoadFigure, measureLoad, type Side } from '../load.ts';
import type { Peer } from '../peers.ts';
import { type Spread, timed } from '../spread.ts';
import { type FilteredList, filteredLists } from './filters.ts';

export interface GrownFigures {
  /** Times in milliseconds of calls made one after the other. */
  calls: { name: string; milliseconds: Spread }[];
  pages: PageFigures[];
  lists: ListFigure[];
}

/** Pages of a list with a filter and their exact count, requested one after the other. */
export interface ListFigure {
  name: string;
  count: number;
  /** The first answer, which counts the rows; the others ask for other pages. */
  firstMs: number;
  milliseconds: Spread;
}

/** A page requested by 16 connections, from the system and from the plain server. */
export interface PageFigures {
  name: string;
  count: number;
  /** All connections request the same page, as open screens do after an event. */
  same: LoadFigure[];
  /** Each call requests another page, which no call has requested before. */
  others: LoadFigure[];
}

export interface GrownSetting {
  api: Api;
  url: string;
  token: string;
  plain: Peer;
}

const deepest = 100_000;
const pageSize = 50;

/** Pages with their exact counts. One item in ten is canceled. */
const pages = [
  { name: 'the first page', filter: '' },
  { name: 'the first page of one item in ten', filter: 'statuses=tryset_canceled' },
  { name: 'a page at offset 100,000, or half way', filter: 'statuses=tryset_preparing', isDeep: true },
] as const;

/** Measures detail, history, figures, CSV and list pages with this many items. */
export async function measureGrown({ api, url, token, plain }: GrownSetting): Promise<GrownFigures> {
  const ids = await spreadIds(api, '/v2/trysets/items', 200);
  const id = (run: number) => ids[run % ids.length];
  const listed = async (filter: string) =>
    (await api.get<{ count: number }>(`/v2/trysets/items?limit=1&${filter}`)).body.count;
  const calls: [name: string, runs: number, path: (run: number) => string][] = [
    ['an item’s detail', 200, (run) => `/v2/trysets/items/${id(run)}`],
    ['an item’s history', 200, (run) => `/v2/trysets/items/${id(run)}/history?limit=100`],
    ['an item as it was', 200, (run) => `/v2/trysets/items/${id(run)}?revision=${run % 2}`],
    ['a page of all events', 60, () => '/v1/events?limit=50'],
    ['a page of all cancellations', 60, () => '/v1/events?limit=50&types=TrysetItemCanceled'],
    [
      'a page of all events of a month',
      60,
      () => '/v1/events?limit=50&time_after=2020-01-01&time_before=2020-02-01',
    ],
    ['the figures of two days', 20, () => '/v1/figures?period=2020-01-01,2020-01-02'],
    [
      'a CSV of the 5,760 items of two days',
      5,
      () => '/v2/trysets/items/csv?created_time=2020-01-01,2020-01-02',
    ],
  ];
  const figures: GrownFigures = { calls: [], pages: [], lists: [] };
  for (const [name, runs, path] of calls) {
    const milliseconds = await timed(runs, 2, async (run) => void (await api.read(path(run))));
    figures.calls.push({ name, milliseconds });
  }
  for (const list of await filteredLists(api)) figures.lists.push(await measureList(api, list));
  const headers = { authorization: `Bearer ${token}` };
  for (const page of pages) {
    const count = await listed(page.filter);
    const offset = 'isDeep' in page ? Math.min(deepest, Math.floor(count / 2)) : 0;
    const near = Math.max(1, Math.min(1_000, count - offset - pageSize));
    const path = (list: string, turn: number) =>
      `${list}?limit=${pageSize}&offset=${offset + (turn % near)}&${page.filter}`;
    const side = (name: string, address: string, list: string, turnOf: (turn: number) => number): Side => ({
      name,
      url: address,
      headers,
      next: (turn) => ({ method: 'GET', path: path(list, turnOf(turn)) }),
    });
    const load = (turnOf: (turn: number) => number) =>
      measureLoad(
        [
          side('tryset', url, '/v2/trysets/items', turnOf),
          side('the plain way', plain.url, '/items', turnOf),
        ],
        { connections: 16, seconds: 3 },
      );
    const one = await timed(60, 5, async (run) => void (await api.read(path('/v2/trysets/items', run))));
    figures.calls.push({ name: page.name, milliseconds: one });
    figures.pages.push({
      name: page.name,
      count,
      same: await load(() => 0),
      others: await load((turn) => 1 + turn),
    });
  }
  return figures;
}

const [runs, warmUp] = [60, 5];

async function measureList(api: Api, { name, path }: FilteredList): Promise<ListFigure> {
  let count = 0;
  const ask = async (page: number) => {
    const { body } = await api.get<{ count: number }>(`${path}&limit=${pageSize}&offset=${page}`);
    ({ count } = body);
  };
  const began = performance.now();
  await ask(runs + warmUp);
  const firstMs = performance.now() - began;
  const milliseconds = await timed(runs, warmUp, ask);
  const times = [firstMs, milliseconds.median, milliseconds.p99].map((ms) => ms.toFixed(1)).join(', ');
  process.stderr.write(`${name}, ${count} rows: ${times} ms\n`);
  return { name, count, firstMs, milliseconds };
}
