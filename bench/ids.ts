import type { Api } from './api.ts';

const pages = 10;

/** So many ids (1,000 at most) from all over a list; all of them, where it has fewer. */
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
