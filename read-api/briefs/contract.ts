import Type from 'typebox';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { productGenders } from '#domain/products/product-kinds.ts';
import { regions } from '#domain/regions.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

/** A member as lists show it. Names are null if the member is forgotten or the caller may not see them. */
export const MemberBrief = Type.Object({
  id: Type.Integer(),
  username: Nullable(Type.String()),
  realName: Nullable(Type.String()),
  gender: Nullable(OneOf(memberGenders)),
  regionId: OneOf(regions),
});

export const BrandBrief = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  nameKo: Nullable(Type.String()),
});

export const ProductBrief = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  code: Nullable(Type.String()),
  coverImage: Nullable(PictureSet),
  gender: OneOf(productGenders),
  categoryName: Nullable(Type.String()),
});

export const SizeBrief = Type.Object({ id: Type.Integer(), name: Type.String() });
