import type { Api } from './api.ts';
import { deepOffset, type ListQuery, listQueries } from './queries.ts';
import { type Spread, timed } from './spread.ts';

export interface ListFigure {
  name: string;
  offset: number;
  count: number;
  milliseconds: Spread;
}

const runs = 60;
const warmUp = 5;

/** Measures each list page with its exact count over HTTP, at the first row and at a deep offset. */
export async function measureLists(api: Api): Promise<ListFigure[]> {
  const examples = await exampleValues(api);
  const figures: ListFigure[] = [];
  for (const query of listQueries) {
    const path = query.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(examples[name] ?? ''),
    );
    figures.push(await measureList(api, query, path, 0));
    const { count } = figures.at(-1) ?? { count: 0 };
    if (query.isDeep && count > deepOffset) figures.push(await measureList(api, query, path, deepOffset));
  }
  return figures;
}

async function measureList(api: Api, { name }: ListQuery, path: string, offset: number): Promise<ListFigure> {
  let count = 0;
  // Each run requests another page, as the cache would answer a repeated one.
  const milliseconds = await timed(runs, warmUp, async (run) => {
    const { body } = await api.get<{ count: number }>(`${path}&limit=50&offset=${offset + run}`);
    count = body.count;
  });
  return { name, offset, count, milliseconds };
}

interface ExampleItem {
  brand: { id: number };
  product: { id: number };
  stock: { code: string };
  user: { username: string };
  createdTime: string;
}

/** Filter values that occur in the data: those of an item in the middle of the list. */
async function exampleValues(api: Api): Promise<Record<string, string>> {
  const { body } = await api.get<{ count: number }>('/v2/trysets/items?limit=1');
  const middle = Math.floor(body.count / 2);
  const page = await api.get<{ data: ExampleItem[] }>(`/v2/trysets/items?limit=1&offset=${middle}`);
  const [item] = page.body.data;
  if (item === undefined) throw new Error('there is nothing to measure: the database holds no tryset items');
  const month = item.createdTime.slice(0, 7);
  return {
    brand: String(item.brand.id),
    product: String(item.product.id),
    code: item.stock.code,
    username: item.user.username ?? '',
    month: `${month}-01,${month}-28`,
  };
}
