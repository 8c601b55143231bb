/**
 * The kinds of entities that get ids, in the order in which their streams are written. Each kind is also the category
 * of its id blocks. Sizes have ids but no streams: they are part of their product's.
 */
export const importKinds = [
  'category',
  'size_type',
  'brand',
  'product',
  'product_size',
  'user',
  'stock_item',
  'tryset',
  'tryset_item',
] as const;

export type ImportKind = (typeof importKinds)[number];

/** The id of a ref of one kind. Every ref of the plan gets one before the first stream is built. */
export type IdOf = (kind: ImportKind, ref: string) => number;
