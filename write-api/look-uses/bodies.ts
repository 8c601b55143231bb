import Type from 'typebox';
import { lookUseTypes, priceLimit } from '#domain/look-uses/use-kinds.ts';
import { regions } from '#domain/regions.ts';
import { Day, Nullable, OneOf } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { reasonText } from '../kit/actions/action-spec.ts';

const strict = { additionalProperties: false };

const Comment = Type.String({ maxLength: 2000 });

/** The days of a use; without an end, or with null, it lasts for ever. */
const dates = { use_start_date: Day, use_end_date: Type.Optional(Nullable(Day)) };

const Amount = Type.Integer({ minimum: 0, maximum: priceLimit });

/** The price that the requester saw: the brand's money, the member's points. Both are 0 for a use that the plan includes. */
const seen = { expected_amount: Type.Optional(Amount), expected_point_amount: Type.Optional(Amount) };

/** A request; staff name the brand. */
const request = { comment: Type.Optional(Comment), ...dates, brand_id: Type.Optional(Id), ...seen };
export const RegramBody = Type.Object(request, strict);
export const LookUseBody = Type.Object({ type: OneOf(lookUseTypes), ...request }, strict);

/** What a revision changes. PUT replaces all of it. */
export const Revision = {
  use_start_date: Type.Optional(Day),
  use_end_date: Type.Optional(Nullable(Day)),
  comment: Type.Optional(Comment),
};
export const RevisionBody = Type.Object({ ...Revision, reason: Type.Optional(reasonText) }, strict);
export const WholeRevisionBody = Type.Object(
  { use_start_date: Day, use_end_date: Nullable(Day), comment: Comment, reason: Type.Optional(reasonText) },
  strict,
);
export const CancelBody = Type.Object({ reason: Type.Optional(reasonText) }, strict);

/** The days, if staff shorten them, and the amount of the price, if it is not the list price. */
export const Confirmation = {
  use_start_date: Type.Optional(Day),
  use_end_date: Type.Optional(Nullable(Day)),
  amount: Type.Optional(Amount),
};
/** What the brand gets back. */
export const End = { refund: Amount };

/** The statuses that a call can set. */
export const settableStatuses = ['in_progress', 'confirmed', 'rejected', 'canceled', 'Expired'] as const;
export const StatusBody = Type.Object(
  {
    status: OneOf(settableStatuses),
    reason: Type.Optional(reasonText),
    ...Confirmation,
    refund: Type.Optional(Amount),
  },
  strict,
);

const Price = Type.Union([
  Type.Object(
    {
      kind: Type.Literal('cash'),
      amount: Amount,
      /** The member's share in percent. */
      share: Type.Integer({ minimum: 0, maximum: 100 }),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal('points'), amount: Amount }, strict),
]);
export const PriceBody = Type.Object(
  {
    prices: Type.Array(
      Type.Object({ region_id: OneOf(regions), type: OneOf(lookUseTypes), price: Price }, strict),
      { minItems: 1, maxItems: regions.length * lookUseTypes.length },
    ),
  },
  strict,
);
