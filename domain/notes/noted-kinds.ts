/** On what notes can be made. */
export const notedKinds = ['tryset', 'tryset_item', 'stock_item', 'product'] as const;
export type NotedKind = (typeof notedKinds)[number];

/** Of what a stream of these is. */
export function notedKindOf(stream: string): NotedKind {
  return notedKinds.find((kind) => stream.startsWith(`${kind}-`)) ?? 'tryset';
}
