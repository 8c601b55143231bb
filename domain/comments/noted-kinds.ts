/** What can be commented on. */
export const notedKinds = ['tryset', 'tryset_item', 'stock_item', 'product'] as const;
export type NotedKind = (typeof notedKinds)[number];
