import Type, { type Static } from 'typebox';

const Address = Type.Object({ url: Type.String() });

/**
 * The addresses of a picture: in three sizes, as WebP or JPEG by what the caller takes, and as it was sent. The latter is signed, and
 * good for an hour at least.
 */
export const PictureSet = Type.Object({
  small: Address,
  standard: Address,
  large: Address,
  origin: Address,
});
export type PictureSet = Static<typeof PictureSet>;
