import Type, { type Static } from 'typebox';
import { pictureHash } from './pictures.ts';
import { type PictureSize, pictureSizes } from './variants.ts';

const hash = Type.String({ pattern: pictureHash.source });

export const HashParams = Type.Object({ hash });
export type HashParams = Static<typeof HashParams>;

export const SizeParams = Type.Object({ hash, size: Type.Enum(Object.keys(pictureSizes) as PictureSize[]) });
export type SizeParams = Static<typeof SizeParams>;

export const pictureResponse = {
  200: Type.Unknown({ description: 'The picture: image/jpeg, png, webp or gif' }),
};
