import Type, { type Static } from 'typebox';

const Address = Type.Object({ url: Type.String() });

/**
 * Addresses of a picture: three sizes, as WebP or JPEG depending on the `Accept` header, and the original. The address of
 * the original is signed and valid for at least an hour.
 */
export const PictureSet = Type.Object({
  small: Address,
  standard: Address,
  large: Address,
  origin: Address,
});
export type PictureSet = Static<typeof PictureSet>;
