/** The kinds of entities that members can like, as calls and rows name them. */
export const likeTargets = ['brands', 'products', 'looks', 'magazines'] as const;
export type LikeTarget = (typeof likeTargets)[number];

/** A liked entity, as events name it: by the field of its id. */
export type LikeOf =
  | { brandId: number }
  | { productId: number }
  | { lookId: number }
  | { magazineId: number };

export interface Liked {
  target: LikeTarget;
  id: number;
}

export function likeOf({ target, id }: Liked): LikeOf {
  switch (target) {
    case 'brands':
      return { brandId: id };
    case 'products':
      return { productId: id };
    case 'looks':
      return { lookId: id };
    case 'magazines':
      return { magazineId: id };
  }
}

export function likedIn(of: LikeOf): Liked {
  if ('brandId' in of) return { target: 'brands', id: of.brandId };
  if ('productId' in of) return { target: 'products', id: of.productId };
  if ('lookId' in of) return { target: 'looks', id: of.lookId };
  return { target: 'magazines', id: of.magazineId };
}
