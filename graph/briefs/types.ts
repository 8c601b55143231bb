import type { Static } from 'typebox';
import { roles } from '#domain/actor.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { productGenders } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import type * as briefs from '#read-api/briefs/contract.ts';
import type { ActorBrief } from '#read-api/kit/shown/actor-contract.ts';
import type { PictureSet } from '#read-api/kit/shown/picture-contract.ts';
import { builder } from '../kit/builder.ts';

export const MemberGender = builder.enumType('MemberGender', { values: memberGenders });
export const ProductGender = builder.enumType('ProductGender', { values: productGenders });
export const Region = builder.enumType('Region', { values: regions });
export const ActorLabel = builder.enumType('ActorLabel', { values: roles });

const Picture = builder.objectRef<PictureSet['small']>('Picture').implement({
  fields: (t) => ({ url: t.exposeString('url') }),
});

/** A picture in three sizes and as it was uploaded. */
export const Pictures = builder.objectRef<PictureSet>('Pictures').implement({
  fields: (t) => ({
    small: t.expose('small', { type: Picture }),
    standard: t.expose('standard', { type: Picture }),
    large: t.expose('large', { type: Picture }),
    origin: t.expose('origin', { type: Picture }),
  }),
});

export const BrandBrief = builder.objectRef<Static<typeof briefs.BrandBrief>>('BrandBrief').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    koreanName: t.exposeString('nameKo', { nullable: true }),
    englishName: t.exposeString('name'),
  }),
});

export const CuratorBrief = builder.objectRef<Static<typeof briefs.MemberBrief>>('CuratorBrief').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    username: t.exposeString('username', { nullable: true }),
    realName: t.exposeString('realName', { nullable: true }),
    gender: t.expose('gender', { type: MemberGender, nullable: true }),
    regionId: t.expose('regionId', { type: Region }),
  }),
});

export const ProductBrief = builder.objectRef<Static<typeof briefs.ProductBrief>>('ProductBrief').implement({
  fields: (t) => ({
    id: t.exposeInt('id'),
    name: t.exposeString('name'),
    code: t.exposeString('code', { nullable: true }),
    coverImage: t.expose('coverImage', { type: Pictures, nullable: true }),
    gender: t.expose('gender', { type: ProductGender }),
    categoryName: t.exposeString('categoryName', { nullable: true }),
  }),
});

export const SizeBrief = builder.objectRef<Static<typeof briefs.SizeBrief>>('SizeBrief').implement({
  fields: (t) => ({ id: t.exposeInt('id'), name: t.exposeString('name') }),
});

export const Actor = builder.objectRef<Static<typeof ActorBrief>>('Actor').implement({
  fields: (t) => ({
    label: t.expose('label', { type: ActorLabel }),
    id: t.exposeInt('id', { nullable: true }),
    name: t.exposeString('name', { nullable: true }),
  }),
});
