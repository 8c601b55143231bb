interface Node {
  id: number;
  parentId?: number | null;
}

interface InTree<Entry> {
  entry: Entry;
  /** 0 at the top. */
  depth: number;
}

/**
 * Entries in the order of a tree that is walked from the top, those beside each other in the order given. What stands
 * below something that is not there stands at the top.
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
  // Entries that stand below each other in a circle are not lost.
  const circles = entries.filter(({ id }) => !walked.has(id)).map((entry) => ({ entry, depth: 0 }));
  return [...fromTop, ...circles];
}
