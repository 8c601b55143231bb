import Type, { type Static } from 'typebox';

/** An entry of the reference data as other rows show it. */
export const Named = Type.Object({ id: Type.Integer(), name: Type.String() });

/** Counts of a product's or a size's garments. */
export const StockCounts = Type.Object({
  total: Type.Integer(),
  /** Number of rentals of all garments together. */
  use: Type.Integer(),
  inUse: Type.Integer(),
  requested: Type.Integer(),
  inCheck: Type.Integer(),
  /** Garments that are free to reserve. */
  availability: Type.Integer(),
});
export type StockCounts = Static<typeof StockCounts>;
