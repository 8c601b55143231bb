import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { productsFor } from '../briefs/products/scope.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { prepared } from '../kit/prepared.ts';
import { pictureSet } from '../kit/shown/picture.ts';
import { referenceNames } from '../reference/names.ts';
import type { ProductDetail, ProductSize } from './contract.ts';
import { sizesWithTypes, withNames } from './rows.ts';
import { shownProducts, shownSizes } from './show.ts';

/** Returns one product with its sizes and its family. Throws 404 if the caller may not see the product. */
export async function productDetail({ db }: ReadDeps, caller: Caller, id: number): Promise<ProductDetail> {
  const row = await withNames(productsFor(db, caller))
    .where('product.id', '=', id)
    .modifyEnd(prepared)
    .executeTakeFirst();
  if (row === undefined) throw notFound('product', id);
  const materialTypeIds = row.materials.map((material) => material.materialTypeId);
  const [[product], sizes, names, family] = await Promise.all([
    shownProducts(db, caller, [row]),
    sizesOf(db, id),
    referenceNames(db, [{ kind: 'material_type', ids: materialTypeIds }]),
    familyOf(db, caller, id, row.familyId),
  ]);
  if (product === undefined) throw notFound('product', id);
  return {
    ...product,
    contents: row.contents.flatMap((hash) => pictureSet(hash) ?? []),
    materials: row.materials.map(({ materialTypeId, attribute, value }) => ({
      type: names('material_type', materialTypeId),
      attribute,
      value,
    })),
    externalLink: row.externalLink,
    subsidiaryInfo: row.subsidiaryInfo,
    maxPieceCount: row.maxPieceCount,
    sizes,
    familyProducts: family,
  };
}

async function familyOf(db: ReadModels, caller: Caller, id: number, familyId: number | null) {
  if (familyId === null) return [];
  const family = await productsFor(db, caller)
    .where('product.familyId', '=', familyId)
    .where('product.id', '!=', id)
    .select(['product.id', 'product.name', 'product.coverImage'])
    .orderBy('product.id')
    .execute();
  return family.map((product) => ({ ...product, coverImage: pictureSet(product.coverImage) }));
}

/** Checks that the caller may see a product. Throws 404 if not. */
export async function requireProduct({ db }: ReadDeps, caller: Caller, id: number): Promise<void> {
  const known = await productsFor(db, caller)
    .where('product.id', '=', id)
    .select('product.id')
    .executeTakeFirst();
  if (known === undefined) throw notFound('product', id);
}

/** A product's sizes, in the order in which they were added. */
export async function sizesOf(db: ReadModels, productId: number): Promise<ProductSize[]> {
  const rows = await sizesWithTypes(db).where('size.productId', '=', productId).orderBy('size.id').execute();
  return shownSizes(db, rows);
}
