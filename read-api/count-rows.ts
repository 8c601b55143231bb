interface Counting {
  executeTakeFirstOrThrow(): Promise<{ count: bigint }>;
}

/** The number that a `count(*)` query answers. */
export async function countOf(query: Counting): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Whether no filter is given but these; then a counter knows the number. */
export function givesOnly(query: object, names: readonly string[]): boolean {
  const uncounted = ['limit', 'offset', 'order'];
  return Object.entries(query).every(
    ([name, value]) => value === undefined || uncounted.includes(name) || names.includes(name),
  );
}
