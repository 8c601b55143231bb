/**
 * What an import gives ids to, in the order in which the streams are written; each kind is also the category of its
 * id blocks. Sizes have ids but no streams of their own: they stand in their product's.
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

/** The id of a ref of one kind. Every ref of the plan has one before the first stream is built. */
export type IdOf = (kind: ImportKind, ref: string) => number;
