import { setTimeout } from 'node:timers/promises';
import type { Api } from './api.ts';
import { ended, printedBy, run } from './processes.ts';
import { type Spread, spreadOf, timed } from './spread.ts';

export interface RebuildFigures {
  events: number;
  /** Seconds from the command to the switch, including the indexes and the last events. */
  seconds: number;
  /** Times of list pages requested during the rebuild, about twenty per second. */
  reader: Spread;
  /** Number of commands acknowledged during the rebuild. The new rows include all of them. */
  commands: number;
}

export interface VerifyFigures {
  /** Seconds to compare every row with a fold of its events, and the counters with the rows. */
  rowsSeconds: number;
  /** Seconds to compare the log mirror with the event store, which is read through the client. */
  logSeconds: number;
}

export interface LookBackFigures {
  asOf: Spread;
  searches: { name: string; page: number; milliseconds: Spread }[];
}

/** Pause between calls in ms, for the reader and the writer: about twenty calls per second. */
const paceMs = 50;

interface Line {
  outcome?: string;
  processed?: string;
}

const pages = [
  '/v2/trysets/items?limit=50',
  '/v2/trysets/items?limit=50&offset=5000&statuses=return_delivered',
  '/v1/stocks?limit=50&statuses=in_stock',
  '/v2/trysets?limit=50',
];

const lookBacks = 100;
const deepPage = 200;

/** Measures past states of items, and pages of the search over all histories: the first one, and a deep one. */
export async function measureLookBack(api: Api): Promise<LookBackFigures> {
  const { count } = (await api.get<{ count: number }>('/v2/trysets/items?limit=1')).body;
  const middle = Math.floor(count / 2);
  const { body } = await api.get<{ data: { id: number; brand: { id: number }; user: { id: number } }[] }>(
    `/v2/trysets/items?limit=100&offset=${middle}`,
  );
  const items = body.data;
  const [item] = items;
  if (item === undefined) throw new Error('there is nothing to look back at');
  const asOf = await timed(lookBacks, 10, async (run) => {
    await api.get(`/v2/trysets/items/${items[run % items.length]?.id}?revision=${run % 4}`);
  });
  const searches: LookBackFigures['searches'] = [];
  for (const [name, filter] of [
    ['all', ''],
    ['of a type', 'types=TrysetItemDelivered'],
    ['of a brand', `brand_id=${item.brand.id}`],
    ['of a member', `user_id=${item.user.id}`],
    ['by an actor', 'actors=system'],
    ['of a month', 'time_after=2016-05-01T00:00:00Z&time_before=2016-06-01T00:00:00Z'],
    ['by a reason that nobody gave', 'reason=nobody%20ever%20said%20this'],
  ] as const) {
    let path = `/v1/events?limit=50&${filter}`;
    const first = await timed(20, 3, async () => void (await api.get(path)));
    searches.push({ name, page: 1, milliseconds: first });
    let page = 1;
    for (; page < deepPage; page++) {
      const { next } = (await api.get<{ next: string | null }>(path)).body;
      if (next === null) break;
      path = next.slice(next.indexOf('/v1/'));
    }
    if (page < deepPage) continue;
    searches.push({ name, page, milliseconds: await timed(20, 3, async () => void (await api.get(path))) });
  }
  return { asOf, searches };
}

/** Measures a verification of all rows and one of the log, once each. */
export async function measureVerify(env: Record<string, string>): Promise<VerifyFigures> {
  const seconds = async (part: string) => {
    const began = performance.now();
    const child = run('replay/main.ts', ['verify', part, '--json'], env);
    const printed = await printedBy(child);
    if ((await ended(child)) !== 0) throw new Error(`verify ${part} found differences: ${printed}`);
    return (performance.now() - began) / 1_000;
  };
  return { rowsSeconds: await seconds('--rows'), logSeconds: await seconds('--log') };
}

/** Rebuilds every read model while a reader and a writer continue to call the server. */
export async function measureRebuild(api: Api, env: Record<string, string>): Promise<RebuildFigures> {
  const { body } = await api.get<{ data: { id: number }[] }>('/v1/stocks?limit=100&order=id');
  const garments = body.data.map(({ id }) => id);
  const said = new Map<number, string>();
  const times: number[] = [];
  let isOver = false;
  let commands = 0;
  let position = '0';
  const read = async () => {
    for (let turn = 0; !isOver; turn++) {
      const began = performance.now();
      await api.get(pages[turn % pages.length] ?? '');
      times.push(performance.now() - began);
      await setTimeout(paceMs);
    }
  };
  const write = async () => {
    for (; !isOver; commands++) {
      await setTimeout(paceMs);
      const id = garments[commands % garments.length] ?? 0;
      said.set(id, `while it was rebuilt ${commands}`);
      const memo = { memo_in_use: said.get(id) };
      const { headers } = await api.post(`/v1/stocks/${id}/actions/memo_in_use`, memo);
      position = headers.get('x-position') ?? position;
    }
  };
  const going = Promise.all([read(), write()]);
  const began = performance.now();
  const child = run('replay/main.ts', ['rebuild', '--json'], env);
  const printed = await printedBy(child);
  if ((await ended(child)) !== 0) throw new Error(`the rebuild failed: ${printed}`);
  const seconds = (performance.now() - began) / 1_000;
  isOver = true;
  await going;
  for (const [id, text] of said) {
    const { body: row } = await api.get<{ memoInUse: string }>(`/v1/stocks/${id}`, {
      'x-min-position': position,
    });
    if (row.memoInUse !== text) throw new Error(`garment ${id} lost what was said while it was rebuilt`);
  }
  const lines = printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const events = Math.max(...lines.map(({ processed }) => Number(processed ?? 0)));
  return { events, seconds, reader: spreadOf(times), commands };
}
