interface Node {
  id: number;
  parentId?: number | null;
}

interface InTree<Entry> {
  entry: Entry;
  /** Number of the entry's ancestors; 0 at the top. */
  depth: number;
}

/**
 * Sorts entries depth-first from the top of their tree; siblings keep the given order. Entries with an unknown parent go
 * to the top.
 */
export function inTree<Entry extends Node>(entries: readonly Entry[]): InTree<Entry>[] {
  const ids = new Set(entries.map(({ id }) => id));
  const parentOf = ({ id, parentId }: Entry) =>
    parentId != null && parentId !== id && ids.has(parentId) ? parentId : null;
  const children = Map.groupBy(entries, parentOf);
  const walked = new Set<number>();
  const below = (parent: number | null, depth: number): InTree<Entry>[] =>
    (children.get(parent) ?? []).flatMap((entry) => {
      if (walked.has(entry.id)) return [];
      walked.add(entry.id);
      return [{ entry, depth }, ...below(entry.id, depth + 1)];
    });
  const fromTop = below(null, 0);
  // Appends the entries of a cycle, as no path leads to them from the top.
  const circles = entries.filter(({ id }) => !walked.has(id)).map((entry) => ({ entry, depth: 0 }));
  return [...fromTop, ...circles];
}
