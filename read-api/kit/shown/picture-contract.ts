import Type, { type Static } from 'typebox';

const Address = Type.Object({ url: Type.String() });

/**
 * The addresses of a picture: in three sizes, as WebP or JPEG by what the caller takes, and as it was sent. Where a size is missing its
 * address gives the origin.
 */
export const PictureSet = Type.Object({
  small: Address,
  standard: Address,
  large: Address,
  origin: Address,
});
export type PictureSet = Static<typeof PictureSet>;
