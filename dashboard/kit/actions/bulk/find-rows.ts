/** A page of the list, in the order of ids. */
export interface FoundPage<Row> {
  count: number;
  data: readonly Row[];
}

/**
 * Thrown if the list now matches another number of rows than the person selected, so that the person must review
 * them.
 */
export class CountChangedError extends Error {
  readonly count: number;

  constructor(count: number) {
    super(`the filter matches ${count} rows now`);
    this.name = 'CountChangedError';
    this.count = count;
  }
}

interface Search<Row> {
  /** The number of matches that the person saw. */
  count: number;
  ask: (offset: number) => Promise<FoundPage<Row>>;
  onFound: (amount: number) => void;
  isStopped: () => boolean;
}

/**
 * Loads all rows that a filter matches at the start, each once. It ignores rows that match later.
 * @throws {CountChangedError} if the number of matches differs from the selected number, at the start or meanwhile.
 */
export async function findRows<Row extends { id: number }>(search: Search<Row>): Promise<Row[]> {
  const { count, ask, onFound, isStopped } = search;
  const rows = new Map<number, Row>();
  for (let offset = 0; offset < count && !isStopped(); ) {
    const page = await ask(offset);
    if (page.count !== count || page.data.length === 0) throw new CountChangedError(page.count);
    for (const row of page.data) rows.set(row.id, row);
    offset += page.data.length;
    onFound(rows.size);
  }
  if (!isStopped() && rows.size !== count) throw new CountChangedError(rows.size);
  return [...rows.values()];
}
