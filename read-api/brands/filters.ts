import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { certificationRules } from '#domain/looks/look-kinds.ts';
import { productGenders } from '#domain/products/product-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { OneOf } from '#http/contract.ts';
import { FlagParam, IdParam, IdsParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { appliedStatuses, type BrandsQuery, brandsFor, presentStatuses } from '../briefs/brands/scope.ts';
import type { ReadModels } from '../database.ts';
import { among, holds } from '../kit/search.ts';
import { sortedList } from '../kit/sorted-list.ts';

/** The brand list's orders; by default it is sorted by id. */
export const brandList = sortedList(
  brandsFor,
  {
    id: 'brand.id',
    name: 'brand.name',
    created_time: 'brand.createdAt',
    updated_time: 'brand.updatedAt',
  },
  { field: 'id', descending: false },
);

export const BrandsParams = ListQuery({
  ids: Type.Optional(IdsParam),
  keyword: Type.Optional(TextParam),
  style: Type.Optional(IdParam),
  gender: Type.Optional(OneOf(productGenders)),
  is_published: Type.Optional(FlagParam),
  /** Filters brands by whether a name that their admins proposed awaits the staff's decision. */
  is_name_proposed: Type.Optional(FlagParam),
  /** Filters by brand status. Without `status` and ids, the list shows present brands. */
  status: Type.Optional(SomeOf([...presentStatuses, ...appliedStatuses])),
  /** Filters by the rule for certifying the brand's looks. */
  certification_rule: Type.Optional(OneOf(certificationRules)),
  order: brandList.param,
});
export type BrandsParams = Static<typeof BrandsParams>;

/**
 * The brands that the caller may see and that match all filters. `style` and gender filter by the brands' products.
 */
export function matchingBrands(db: ReadModels, caller: Caller, query: BrandsParams): BrandsQuery {
  const { keyword, style, gender, is_published, is_name_proposed, certification_rule } = query;
  const { ids } = query;
  let brands = brandsFor(db, caller);
  const { status: statuses } = query;
  if (ids !== undefined) brands = brands.where(among('brand.id', ids));
  if (statuses !== undefined || ids === undefined) {
    brands = brands.where('brand.status', 'in', statuses ?? presentStatuses);
  }
  if (is_published !== undefined) {
    brands = brands.where('brand.status', is_published ? '=' : '!=', 'published');
  }
  if (is_name_proposed !== undefined) {
    brands = brands.where('brand.proposedName', is_name_proposed ? 'is not' : 'is', null);
  }
  if (certification_rule !== undefined) {
    brands = brands.where('brand.certificationRule', '=', certification_rule);
  }
  if (keyword !== undefined) {
    brands = brands.where((where) =>
      where.or([
        holds('brand.name', keyword),
        holds('brand.nameKo', keyword),
        holds('brand.skuCode', keyword),
      ]),
    );
  }
  if (style !== undefined) {
    const styled = productsThere(db).where(sql<boolean>`product.style_ids @> array[${style}]::integer[]`);
    brands = brands.where('brand.id', 'in', styled);
  }
  if (gender !== undefined) {
    brands = brands.where('brand.id', 'in', productsThere(db).where('product.gender', '=', gender));
  }
  return brands;
}

function productsThere(db: ReadModels) {
  return db
    .selectFrom('read.products as product')
    .select('product.brandId')
    .where('product.status', 'in', ['published', 'unpublished']);
}
