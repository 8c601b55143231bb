import Type from 'typebox';
import { damagePicturesAtMost, damageTextAtMost } from '#domain/tryset-items/item-kinds.ts';
import { VisibleText } from '#http/contract.ts';
import { PictureKey } from '../kit/changes/fields.ts';

/** The body of a report of damage: its description, and the keys of the pictures sent with it. */
export const DamageBody = Type.Object(
  {
    text: VisibleText(damageTextAtMost),
    pictures: Type.Optional(Type.Array(PictureKey, { maxItems: damagePicturesAtMost, uniqueItems: true })),
  },
  { additionalProperties: false },
);
