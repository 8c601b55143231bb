import Type, { type Static } from 'typebox';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { Day, OneOf } from '#http/contract.ts';

/** The charge for a period of a plan. It includes `tax`. */
export const PlanOffer = Type.Object({
  planId: Type.Integer(),
  amount: Type.Integer(),
  tax: Type.Integer(),
  currency: OneOf(currencies),
  startDate: Day,
  endDate: Day,
});
export type PlanOffer = Static<typeof PlanOffer>;

/** The charge for an upgrade today. `credit` is the value of the days left of the present period. */
export const UpgradeOffer = Type.Object({ ...PlanOffer.properties, credit: Type.Integer() });
export type UpgradeOffer = Static<typeof UpgradeOffer>;
