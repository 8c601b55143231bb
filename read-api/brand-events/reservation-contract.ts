import Type, { type Static } from 'typebox';
import { reservationSides, reservationStates } from '#domain/brand-events/event-kinds.ts';
import {
  answerDue,
  reservationRules,
  reservationTransitions,
} from '#domain/brand-events/reservation-transitions.ts';
import { currencies } from '#domain/payments/payment-kinds.ts';
import { regionCurrency } from '#domain/payments/region-currency.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, Instant, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { brandEventColumns } from './columns.ts';
import type { ReservationFound } from './scope.ts';

const EventOfReservation = Type.Object({
  id: Count,
  brandTag: OptionalText,
  startDate: Nullable(Day),
  endDate: Nullable(Day),
  isLookTaggable: Flag,
  brand: BrandBrief,
});

/** The actions on an existing reservation. */
const onReservations = {
  ...reservationRules,
  table: reservationRules.table.filter(
    ({ action }) => action !== 'book' && action !== 'invite' && action !== 'lapse',
  ),
};

export const reservationFields = readable<ReservationFound>()(brandEventColumns, {
  ...idFields,
  brandEvent: {
    is: EventOfReservation,
    of: (row) => ({
      id: row.brandEventId,
      brandTag: row.brandTag,
      startDate: row.startDate,
      endDate: row.endDate,
      isLookTaggable: row.isLookTaggable ?? false,
      brand: brandBrief(row),
    }),
    cells: [
      { csv: 'brand_event_id', of: (row) => row.brandEventId },
      { csv: 'brand_tag', of: (row) => row.brandTag },
      { csv: 'brand', of: (row) => row.brandName },
    ],
  },
  user: {
    is: Type.Object({ id: Count, username: OptionalText }),
    of: ({ userId: id, username }) => ({ id, username }),
    cells: [
      { csv: 'user_id', of: (row) => row.userId },
      { csv: 'username', of: (row) => row.username },
    ],
  },
  state: {
    is: OneOf(reservationStates),
    of: (row) => row.status,
    csv: 'status',
    codes: 'reservationState',
  },
  start: { is: Instant, of: (row) => row.startsAt, csv: 'start', isTime: true },
  end: { is: Instant, of: (row) => row.endsAt, csv: 'end', isTime: true },
  /** Whether the member was invited, and has not answered. */
  isInvitation: { is: Flag, of: (row) => row.isInvitation, csv: 'is_invitation' },
  /** When the member was asked; null if no answer is awaited. */
  askedTime: { is: Nullable(Instant), of: (row) => row.askedAt },
  /** When an invitation runs out; null if it does not. */
  answerDueTime: { is: Nullable(Instant), of: ({ state }) => answerDue(state) },
  /** Why it was last moved; null if it never was. */
  modificationReason: {
    is: OptionalText,
    of: (row) => row.modificationReason,
    csv: 'modification_reason',
  },
  /** Why it was canceled or declined; null without a reason. */
  reason: { is: OptionalText, of: (row) => row.reason, csv: 'reason' },
  canceledBy: { is: Nullable(OneOf(reservationSides)), of: ({ state }) => state.canceledBy },
  /** Whether the member came; null until it is noted. */
  hasCome: { is: Nullable(Flag), of: (row) => row.hasCome, csv: 'has_come' },
  /** Whether a posted look names it; null in the past. */
  isLookTagged: { is: Nullable(Flag), of: (row) => row.isTagged, csv: 'is_look_tagged' },
  assignedPoint: { is: Count, of: ({ state }) => state.assignedPoint, csv: 'assigned_point' },
  lookUploadPoint: {
    is: Nullable(Count),
    of: ({ state }) => state.lookUploadPoint,
    csv: 'look_upload_point',
  },
  lookUploadCash: {
    is: Nullable(Count),
    of: ({ state }) => state.lookUploadCash,
    csv: 'look_upload_cash',
  },
  /** What the certified looks earned so far. */
  givenPoints: { is: Count, of: (row) => row.givenPoints, csv: 'given_points' },
  givenCash: { is: Count, of: (row) => row.givenCash, csv: 'given_cash' },
  /** The currency of the cash, that of the event's country. */
  currency: {
    is: Nullable(OneOf(currencies)),
    of: ({ regionId }) => regionId && regionCurrency[regionId],
    csv: 'currency',
  },
  actions: {
    is: ActionsOf(reservationTransitions),
    of: ({ state, readBy, now }) => actionsFor(onReservations, state, readBy, now),
  },
  ...timeFields,
});

/** The columns of staff's file that name the member. */
export const personalReservationFields = readable<ReservationFound>()(brandEventColumns, {
  realName: { is: OptionalText, of: (row) => row.realName, csv: 'real_name', isPersonal: true },
  phone: { is: OptionalText, of: (row) => row.phone, csv: 'phone', isPersonal: true },
});

export const ReservationAnswer = reservationFields.shape;
export type ReservationAnswer = Static<typeof ReservationAnswer>;

export const ReservationDetail = Type.Object({
  ...ReservationAnswer.properties,
  /** The answers to the event's questions; null without answers, or once the member is forgotten. */
  additionalFields: Nullable(Type.Array(Type.Object({ question: Text, answer: Text }))),
  ...asOfField,
});
export type ReservationDetail = Static<typeof ReservationDetail>;
