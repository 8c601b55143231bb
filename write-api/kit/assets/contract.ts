import Type, { type Static } from 'typebox';
import { Instant } from '#http/contract.ts';

/** A form for each new asset, in the order of the names. */
export const AssetForms = Type.Object({
  data: Type.Array(
    Type.Object({
      name: Type.String(),
      assetId: Type.String(),
      url: Type.String(),
      fields: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
      /** When the form expires. */
      untilTime: Instant,
    }),
  ),
});
export type AssetForms = Static<typeof AssetForms>;
