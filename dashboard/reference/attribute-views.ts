import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';

/** The kinds of reference data with a page of their own. `view` is the last segment of the page's path. */
export const attributeViews = [
  { view: 'category', kind: 'category' },
  { view: 'size', kind: 'size_type' },
  { view: 'measurement', kind: 'measurement_type' },
  { view: 'material', kind: 'material_type' },
  { view: 'style', kind: 'style' },
] as const satisfies readonly { view: string; kind: ReferenceKind }[];

/** Seasons have no page of their own: the overview lists them. */
export const inOverview = { view: 'season', kind: 'season' } as const;

export type AttributeView = (typeof attributeViews)[number]['view'];

/** The kinds that staff publish for members to read, with the pages that list them. */
export const editorialViews = [
  { view: 'curation', kind: 'curation', path: '/curations' },
  { view: 'magazine', kind: 'magazine', path: '/magazines' },
] as const satisfies readonly { view: string; kind: ReferenceKind; path: string }[];

/** Whether products and other entries name entries of a kind. A curation itself names its products. */
export const isNamed = (kind: ReferenceKind) => !editorialViews.some((each) => each.kind === kind);

/** The filter of the product list by each kind of entry that products name. */
const productFilters: Partial<Record<ReferenceKind, string>> = {
  category: 'category_ids',
  size_type: 'size_type_ids',
  measurement_type: 'measurement_type_ids',
  material_type: 'material_type_ids',
  style: 'style_ids',
  season: 'season_ids',
};

/** The address of the list of an entry's products; null if the kind has none. */
export function productsOf(kind: ReferenceKind, { id, productIds }: ProductsOf): string | null {
  if (productIds !== undefined) return `/products?ids=${productIds.join()}`;
  const filter = productFilters[kind];
  return filter === undefined ? null : `/products?${filter}=${id}`;
}

interface ProductsOf {
  id: number;
  /** The products of a curation. */
  productIds?: readonly number[];
}
