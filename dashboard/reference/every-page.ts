import { api } from '../kit/client/api.ts';

interface Page<Entry> {
  next: string | null;
  data: Entry[];
}

/** Every entry of a list, following its links to the next page until there is none. */
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

/** A link is a whole address; the call goes to the host that all calls go to. */
function pathIn(link: string): string {
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
