import Type, { type Static } from 'typebox';
import { likeTargets } from '#domain/likes/like-kinds.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, ProductBrief } from '../briefs/contract.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';

const LookBrief = Type.Object({
  id: Type.Integer(),
  snsType: OneOf(lookSnsTypes),
  link: Nullable(Type.String()),
  image: Nullable(PictureSet),
  username: Nullable(Type.String()),
});
const MagazineBrief = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  link: Nullable(Type.String()),
});

/** A liked entity. Only the field of its kind is set; all are null if the caller may no longer see it. */
export const LikedThing = Type.Object({
  /** Id of the liked entity. */
  id: Type.Integer(),
  type: OneOf(likeTargets),
  likedTime: Instant,
  brand: Nullable(BrandBrief),
  product: Nullable(
    Type.Object({ ...ProductBrief.properties, brand: BrandBrief, isSoldout: Type.Boolean() }),
  ),
  look: Nullable(LookBrief),
  magazine: Nullable(MagazineBrief),
});
export type LikedThing = Static<typeof LikedThing>;
