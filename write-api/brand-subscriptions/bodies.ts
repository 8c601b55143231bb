import Type from 'typebox';
import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { amountAtMost, currencies } from '#domain/payments/payment-kinds.ts';
import { Day, Nullable, OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { Amount } from '../payments/bodies.ts';

const strict = { additionalProperties: false };

/** Staff name the brand; an admin's brand is its own. */
const ofBrand = { brand_id: Type.Optional(Id) };

export const ChooseBody = Type.Object(
  {
    plan_id: Id,
    start_date: Day,
    method: OneOf(brandPaymentMethods),
    /** Whether it renews at the end of each period. */
    renew: Type.Boolean(),
    ...ofBrand,
  },
  strict,
);

export const RenewalBody = Type.Object({ renew: Type.Boolean() }, strict);

/** Null: no renewal. */
export const NextPlan = { plan_id: Nullable(Id) };
export const NextPlanBody = Type.Object({ ...NextPlan, ...ofBrand }, strict);

export const UpgradeBody = Type.Object(
  {
    plan_id: Id,
    /** The charge that the brand saw; if it differs by now, nothing happens. */
    expected_amount: Type.Optional(Amount),
  },
  strict,
);

export const OfferQuery = Type.Object({ plan_id: Id }, strict);

/** The charge for an upgrade today. `credit` is the value of the days left of the present period; the charge includes `tax`. */
export const UpgradeOffer = Type.Object({
  planId: Type.Integer(),
  amount: Type.Integer(),
  credit: Type.Integer(),
  tax: Type.Integer(),
  currency: OneOf(currencies),
  startDate: Day,
  endDate: Day,
});

export const EndNow = { refund: Type.Integer({ minimum: 0, maximum: amountAtMost }) };
export const Extend = { end_date: Day };
