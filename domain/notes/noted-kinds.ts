/** The kinds of things that can have notes. */
export const notedKinds = ['tryset', 'tryset_item', 'stock_item', 'product'] as const;
export type NotedKind = (typeof notedKinds)[number];

/** The kind of entity that a stream belongs to. Throws for a stream of another kind: a guess would show notes elsewhere. */
export function notedKindOf(stream: string): NotedKind {
  const kind = notedKinds.find((each) => stream.startsWith(`${each}-`));
  if (kind === undefined) throw new Error(`stream ${stream} takes no notes`);
  return kind;
}
