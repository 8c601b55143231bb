/** The kinds of entities that can have notes. */
export const notedKinds = ['tryset', 'tryset_item', 'stock_item', 'product'] as const;
export type NotedKind = (typeof notedKinds)[number];

/**
 * Returns the kind of entity that a stream belongs to. Throws for a stream of another kind: a guess would show notes on the
 * wrong entity.
 */
export function notedKindOf(stream: string): NotedKind {
  const kind = notedKinds.find((each) => stream.startsWith(`${each}-`));
  if (kind === undefined) throw new Error(`stream ${stream} takes no notes`);
  return kind;
}
