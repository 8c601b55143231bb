import Type, { type Static } from 'typebox';
import { isUnanswered, needsDecision } from '#domain/look-uses/needs-decision.ts';
import {
  lookUseStatuses,
  lookUseTypes,
  regramStatuses,
  regramStatusOf,
  useAnswers,
  usePaymentStatuses,
} from '#domain/look-uses/use-kinds.ts';
import { lookUseRules, lookUseTransitions, renewalStart } from '#domain/look-uses/use-transitions.ts';
import { lookSnsTypes } from '#domain/looks/look-kinds.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { regions } from '#domain/regions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { BrandBrief, MemberBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { PictureSet } from '../kit/shown/picture-contract.ts';
import { lookUseColumns } from './columns.ts';
import type { LookUseFound } from './scope.ts';
import { brandOf, cashOf, lookOf, paymentShown, pointsOf } from './shown.ts';

const Figure = Nullable(Count);

const LookOfUse = Type.Object({
  id: Count,
  snsType: OneOf(lookSnsTypes),
  link: OptionalText,
  createdTime: Nullable(Instant),
  /** False once the look was removed. */
  isThere: Flag,
  image: Nullable(PictureSet),
  user: MemberBrief,
  /** The name of the member's account at Instagram, as far as it is known. */
  instagramUsername: OptionalText,
  /** The post's figures; null for brand admins and members. */
  figures: Nullable(
    Type.Object({ likeCount: Figure, commentCount: Figure, viewCount: Figure, followers: Figure }),
  ),
});

/** An amount is null for callers who may not see it. */
const PendingCash = Type.Object({ id: Count, brandPaymentAmount: Figure, curatorReceiveAmount: Figure });
const PendingPoint = Type.Object({ id: Count, pointAmount: Count, paidDiscountRate: Count });

/** Actions on existing uses. */
const actionsOnUses = {
  ...lookUseRules,
  table: lookUseRules.table.filter(({ action }) => action !== 'request' && action !== 'lapse'),
};

export const lookUseFields = readable<LookUseFound>()(lookUseColumns, {
  ...idFields,
  type: { is: OneOf(lookUseTypes), of: (row) => row.useType, csv: 'type', codes: 'lookUseType' },
  status: { is: OneOf(lookUseStatuses), of: (row) => row.status, csv: 'status', codes: 'lookUseStatus' },
  comment: { is: Text, of: ({ state }) => state.comment, csv: 'comment' },
  brand: { is: BrandBrief, of: brandOf, csv: 'brand', cell: (row) => row.brandName },
  look: {
    is: LookOfUse,
    of: lookOf,
    cells: [
      { csv: 'look_id', of: (row) => row.lookId },
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  useStartDate: { is: Day, of: (row) => row.startDate, csv: 'use_start_date' },
  /** The last day. Null: for ever. */
  useEndDate: { is: Nullable(Day), of: (row) => row.endDate, csv: 'use_end_date' },
  /** The day on which a renewal may start; null if the use has no end. */
  renewalStartDate: { is: Nullable(Day), of: renewalStart },
  currency: { is: OneOf(currencies), of: (row) => regionCurrency[row.regionId] },
  /** The money of the use: the list price until it is confirmed. Null without money. */
  pendingCash: {
    is: Nullable(PendingCash),
    of: cashOf,
    cells: [
      { csv: 'brand_payment_amount', of: (row) => cashOf(row)?.brandPaymentAmount ?? null },
      { csv: 'curator_receive_amount', of: (row) => cashOf(row)?.curatorReceiveAmount ?? null },
    ],
  },
  /** The member's points; null without points. */
  pendingPoint: {
    is: Nullable(PendingPoint),
    of: pointsOf,
    cells: [{ csv: 'point_amount', of: (row) => pointsOf(row)?.pointAmount ?? null }],
  },
  paidDiscountRate: {
    is: Count,
    of: (row) => paymentShown(row).paidDiscountRate,
    csv: 'paid_discount_rate',
  },
  /** How the member's payment stands; null before the confirmation, or if nothing is to be paid. */
  paymentStatus: {
    is: Nullable(OneOf(usePaymentStatuses)),
    of: (row) => row.payment,
    csv: 'payment_status',
    codes: 'usePayment',
  },
  /** What the brand got back; null for members. */
  refund: { is: Figure, of: (row) => (row.readBy === 'user' ? null : row.refund), csv: 'refund' },
  agreement: {
    is: Type.Object({
      /** Null while the member has not answered the newest question. */
      answer: Nullable(OneOf(useAnswers)),
      time: Nullable(Instant),
      askedTime: Nullable(Instant),
      isReminded: Flag,
    }),
    of: ({ state }) => ({
      answer: state.answer,
      time: state.answeredAt,
      askedTime: state.askedAt,
      isReminded: state.isReminded,
    }),
  },
  isUnanswered: { is: Flag, of: ({ state, now }) => isUnanswered(state, now) },
  /** Whether it waits for the caller's side: for staff, or for the member. */
  needsDecision: { is: Flag, of: ({ state, readBy, now }) => needsDecision(state, readBy, now) },
  /** Whether the look of a confirmed use is gone. */
  isLookGone: { is: Flag, of: (row) => row.isLookGone, csv: 'is_look_gone' },
  /** Why the use was declined, rejected, canceled or ended; null without a reason. */
  reason: { is: OptionalText, of: (row) => row.reason, csv: 'reason' },
  actions: {
    is: ActionsOf(lookUseTransitions),
    of: ({ state, readBy, now }) => actionsFor(actionsOnUses, state, readBy, now),
  },
  ...timeFields,
});

export const LookUse = lookUseFields.shape;
export type LookUse = Static<typeof LookUse>;

export const LookUseDetail = Type.Object({ ...LookUse.properties, ...asOfField });
export type LookUseDetail = Static<typeof LookUseDetail>;

/** The number of all matching uses, and what brands pay for the confirmed and ended ones, less refunds, by currency. */
export const LookUseTotals = Type.Object({
  totalCount: Count,
  totalPaidPrice: Count,
  data: Type.Array(Type.Object({ currency: OneOf(currencies), count: Count, paidPrice: Count })),
});
export type LookUseTotals = Static<typeof LookUseTotals>;

/** The uses of a whole list. */
export const AllLookUses = Type.Object({ data: Type.Array(LookUse) });

/** A regram request: a use of the type regram with a simpler status. */
export const RegramRequest = Type.Object({
  id: Count,
  lookId: Count,
  status: OneOf(regramStatuses),
  comment: Text,
  brand: BrandBrief,
  useStartDate: Day,
  useEndDate: Nullable(Day),
  revision: Type.String(),
  createdTime: Instant,
  updatedTime: Instant,
});
export type RegramRequest = Static<typeof RegramRequest>;

export function regramRequestOf(row: LookUseFound): RegramRequest {
  return {
    id: row.id,
    lookId: row.lookId,
    status: regramStatusOf(row.status),
    comment: row.state.comment,
    brand: brandOf(row),
    useStartDate: row.startDate,
    useEndDate: row.endDate,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
  };
}

const UsePrice = Type.Object({
  regionId: OneOf(regions),
  type: OneOf(lookUseTypes),
  price: Type.Union([
    Type.Object({ kind: Type.Literal('cash'), amount: Count, share: Count }),
    Type.Object({ kind: Type.Literal('points'), amount: Count }),
  ]),
});

/** The prices of uses. `revision` is null until owners first revise them. */
export const LookUsePricesAnswer = Type.Object({
  prices: Type.Array(UsePrice),
  revision: Nullable(Type.String()),
  /** The instant whose prices these are, if one was asked for. */
  asOf: Type.Optional(Type.Object({ time: Instant })),
});
export type LookUsePricesAnswer = Static<typeof LookUsePricesAnswer>;

/** What the uses of a look cost a brand, by type: its money, or points of the member. A null price: its plan includes the use. */
export const UseOffers = Type.Object({
  currency: OneOf(currencies),
  data: Type.Array(
    Type.Object({
      type: OneOf(lookUseTypes),
      price: Nullable(Type.Object({ kind: OneOf(['cash', 'points']), amount: Count })),
    }),
  ),
});
export type UseOffers = Static<typeof UseOffers>;
