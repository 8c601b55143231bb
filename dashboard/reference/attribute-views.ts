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
export type AttributeKind = (typeof attributeViews)[number]['kind'] | 'season';

/** The filter of the product list by each kind of entry. */
export const productFilters: Record<AttributeKind, string> = {
  category: 'category_ids',
  size_type: 'size_type_ids',
  measurement_type: 'measurement_type_ids',
  material_type: 'material_type_ids',
  style: 'style_ids',
  season: 'season_ids',
};
