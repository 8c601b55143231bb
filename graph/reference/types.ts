import type { ProductGender as Gender } from '#domain/products/product-kinds.ts';
import type { ReferenceEntry } from '#read-api/reference/contract.ts';
import { ProductGender } from '../briefs/types.ts';
import { builder } from '../kit/builder.ts';

export const MaterialType = builder.objectRef<ReferenceEntry>('ProductMaterialType').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    priority: t.exposeInt('priority'),
    isPublished: t.exposeBoolean('isPublished'),
    createdAt: t.exposeString('createdTime'),
  }),
});

/** A category of the list: the contract types the fields of all kinds only. */
export interface CategoryEntry extends ReferenceEntry {
  gender: Gender;
  parentId: number | null;
  isSupportMultipleTry: boolean;
}

/** A category with the categories below it. */
export interface CategoryNode extends CategoryEntry {
  below: CategoryNode[];
}

export const CategoryRef = builder.objectRef<CategoryNode>('ProductCategory');

CategoryRef.implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    priority: t.exposeInt('priority'),
    gender: t.expose('gender', { type: ProductGender }),
    isPublished: t.exposeBoolean('isPublished'),
    isSupportMultipleTry: t.exposeBoolean('isSupportMultipleTry'),
    createdAt: t.exposeString('createdTime'),
    updatedAt: t.exposeString('updatedTime'),
    parentId: t.exposeInt('parentId', { nullable: true }),
    children: t.expose('below', { type: [CategoryRef], complexity: { multiplier: 5 } }),
  }),
});
