/** A like's id holds the look and the brand, so that the stored event needs no id of its own. */
const brands = 1_000_000;

export interface LikeOfBrand {
  lookId: number;
  brandId: number;
}

export function likeIdOf({ lookId, brandId }: LikeOfBrand): number {
  return lookId * brands + brandId;
}

export function likeOf(id: number): LikeOfBrand {
  return { lookId: Math.floor(id / brands), brandId: id % brands };
}
