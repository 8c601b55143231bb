import Type, { type Static } from 'typebox';
import { availableCountAtMost } from '#domain/commerce-stock/commerce-stock.ts';
import { commerceStockTypes } from '#domain/commerce-stock/stock-kinds.ts';
import { Nullable, OneOf } from '#http/contract.ts';
import type { FromWire } from '../kit/changes/names.ts';

/**
 * Fields that the body leaves out stay as they are. A size whose offer nobody set is the warehouse's, for sale with its product,
 * and without a limit of its own.
 */
export const CommerceStockBody = Type.Object(
  {
    type: Type.Optional(OneOf(commerceStockTypes)),
    is_for_sale: Type.Optional(Type.Boolean()),
    /** How many more pieces the shop may sell. Null: as many as the warehouse has garments. */
    available_count: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: availableCountAtMost }))),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type CommerceStockSaid = FromWire<Static<typeof CommerceStockBody>>;
