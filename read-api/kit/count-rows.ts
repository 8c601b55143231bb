import type { Reading } from './reading.ts';
import { scopeKey } from './scope.ts';

interface Counting {
  executeTakeFirstOrThrow(): Promise<{ count: bigint }>;
}

/** The number that a `count(*)` query answers. */
export async function countOf(query: Counting): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

const unfiltered = ['limit', 'offset', 'order'];

/** The filters that are given: what the count of a list depends on, besides its caller. */
export function filtersOf(query: object): [string, unknown][] {
  return Object.entries(query).filter(([name, value]) => value !== undefined && !unfiltered.includes(name));
}

/** Whether no filter is given but these; then a counter knows the number. */
export function givesOnly(query: object, names: readonly string[]): boolean {
  return filtersOf(query).every(([name]) => names.includes(name));
}

/** The exact count of a list, counted once for each position of the read models: its other pages need not again. */
export async function rememberedCount(
  { remember, caller, now }: Reading,
  list: string,
  query: object,
  count: Counting,
): Promise<number> {
  const filters = filtersOf(query).sort(([one], [other]) => (one < other ? -1 : 1));
  // Some filters speak of now: to the minute.
  const key = `count ${list} ${scopeKey(caller)} ${now.slice(0, 16)} ${JSON.stringify(filters)}`;
  return (await remember(key, async () => ({ count: await countOf(count) }))).count;
}
