import { api } from '../kit/client/api.ts';

interface Page<Entry> {
  next: string | null;
  data: Entry[];
}

/** Loads all entries of a list by following its `next` links. */
export async function everyPage<Entry>(
  path: string,
  pageSize: number,
  signal?: AbortSignal,
): Promise<Entry[]> {
  const entries: Entry[] = [];
  let next: string | null = `${path}?limit=${pageSize}`;
  while (next !== null) {
    const { data }: { data: Page<Entry> } = await api.call<Page<Entry>>('GET', next, signal && { signal });
    entries.push(...data.data);
    next = data.next === null ? null : pathIn(data.next);
  }
  return entries;
}

/** Path and query of a link. The link's host is dropped, since the client adds its own. */
function pathIn(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
