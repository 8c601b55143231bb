import Type from 'typebox';
import { brandPaymentMethods } from '#domain/brand-invoices/invoice-kinds.ts';
import { amountAtMost } from '#domain/payments/payment-kinds.ts';
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
    /** The charge that the brand saw, 0 for a free plan; if it differs by now, nothing happens. */
    expected_amount: Type.Optional(Type.Integer({ minimum: 0, maximum: amountAtMost })),
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

export const PlanOfferQuery = Type.Object({ start_date: Day, ...ofBrand }, strict);

export const OfferQuery = Type.Object({ plan_id: Id }, strict);

export const EndNow = { refund: Type.Integer({ minimum: 0, maximum: amountAtMost }) };
export const Extend = { end_date: Day };
