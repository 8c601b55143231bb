import type { Api } from './api.ts';

const pages = 10;

/** Up to `count` ids (at most 1,000), spread over a list; all ids if the list has fewer. */
export async function spreadIds(api: Api, list: string, count: number): Promise<number[]> {
  const { body } = await api.get<{ count: number }>(`${list}?limit=1`);
  const ids: number[] = [];
  for (let page = 0; page < pages; page++) {
    const offset = Math.floor((page * body.count) / pages);
    const part = await api.get<{ data: { id: number }[] }>(`${list}?limit=${count / pages}&offset=${offset}`);
    ids.push(...part.body.data.map((row) => row.id));
  }
  return [...new Set(ids)];
}
