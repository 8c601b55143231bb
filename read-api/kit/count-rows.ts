import type { Reading } from './reading.ts';
import { scopeKey } from './scope.ts';

interface Counting {
  executeTakeFirstOrThrow(): Promise<{ count: bigint }>;
}

/** Returns the number of a `count(*)` query. */
export async function countOf(query: Counting): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

const unfiltered = ['limit', 'offset', 'order'];

/** The given filters. Besides the caller, only these affect a list's count. */
export function filtersOf(query: object): [string, unknown][] {
  return Object.entries(query).filter(([name, value]) => value !== undefined && !unfiltered.includes(name));
}

/** Whether the query has no filters except these, so that a counter has the number. */
export function givesOnly(query: object, names: readonly string[]): boolean {
  return filtersOf(query).every(([name]) => names.includes(name));
}

/** The exact count of a list, cached until the read models advance, so that other pages need not count again. */
export async function rememberedCount(
  { remember, caller, now }: Reading,
  list: string,
  query: object,
  count: Counting,
): Promise<number> {
  const filters = filtersOf(query).sort(([one], [other]) => (one < other ? -1 : 1));
  // The key includes the minute, as some filters depend on the current time.
  const key = `count ${list} ${scopeKey(caller)} ${now.slice(0, 16)} ${JSON.stringify(filters)}`;
  return (await remember(key, async () => ({ count: await countOf(count) }))).count;
}
