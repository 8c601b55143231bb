import Type, { type Static } from 'typebox';
import { brandEventStates } from '#domain/brand-events/event-kinds.ts';
import { occasionRules, occasionTransitions } from '#domain/brand-events/occasion-transitions.ts';
import { memberGenders } from '#domain/members/member-kinds.ts';
import { regions } from '#domain/regions.ts';
import { actionsFor } from '#domain/transition-table.ts';
import { ActionsOf, Day, Nullable, OneOf } from '#http/contract.ts';
import { brandBrief } from '../briefs/brands/brief.ts';
import { BrandBrief } from '../briefs/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { brandEventColumns } from './columns.ts';
import type { BrandEventFound } from './scope.ts';

/** Members do not see what a brand notes for itself and for staff. */
const isOfMember = ({ readBy }: BrandEventFound) => readBy === 'user';

/** The actions on an existing event that people take. */
const onEvents = {
  ...occasionRules,
  table: occasionRules.table.filter(({ action }) => action !== 'register' && action !== 'expire'),
};

export const brandEventFields = readable<BrandEventFound>()(brandEventColumns, {
  ...idFields,
  brandName: { is: OptionalText, of: (row) => row.brandName, csv: 'brand' },
  brand: {
    is: BrandBrief,
    of: (row) => brandBrief(row),
    cells: [{ csv: 'brand_id', of: (row) => row.brandId }],
  },
  state: { is: OneOf(brandEventStates), of: (row) => row.status, csv: 'status', codes: 'brandEventState' },
  brandTag: { is: Text, of: (row) => row.brandTag, csv: 'brand_tag' },
  regionId: { is: OneOf(regions), of: (row) => row.regionId, csv: 'region_id' },
  startDate: { is: Day, of: (row) => row.startDate, csv: 'start_date' },
  endDate: { is: Day, of: (row) => row.endDate, csv: 'end_date' },
  /** The hours of each day in UTC+9, `HH:MM`; null: from its beginning, or to its end. */
  startTime: { is: OptionalText, of: ({ state }) => state.startTime, csv: 'start_time' },
  endTime: { is: OptionalText, of: ({ state }) => state.endTime, csv: 'end_time' },
  assignedPoint: { is: Count, of: ({ state }) => state.assignedPoint, csv: 'assigned_point' },
  isLookTaggable: { is: Flag, of: (row) => row.isLookTaggable, csv: 'is_look_taggable' },
  invitePeople: { is: Count, of: (row) => row.invitePeople, csv: 'invite_people' },
  seatsTaken: { is: Count, of: (row) => row.takenSeats, csv: 'seats_taken' },
  minimumFollowers: { is: Count, of: (row) => row.minimumFollowers, csv: 'minimum_followers' },
  /** The gender of the members who may come; null: all. */
  gender: {
    is: Nullable(OneOf(memberGenders)),
    of: (row) => row.gender,
    csv: 'gender',
    codes: 'gender',
  },
  giftName: { is: OptionalText, of: ({ state }) => state.giftName, csv: 'gift_name' },
  giftCost: { is: Nullable(Count), of: ({ state }) => state.giftCost, csv: 'gift_cost' },
  /** Null for members. */
  memo: { is: OptionalText, of: (row) => (isOfMember(row) ? null : row.state.memo), csv: 'memo' },
  /** Null for members. */
  scheduleCode: {
    is: OptionalText,
    of: (row) => (isOfMember(row) ? null : row.scheduleCode),
    csv: 'schedule_code',
  },
  additionalQuestions: { is: Type.Array(Text), of: ({ state }) => [...state.additionalQuestions] },
  /** Why staff rejected it; null if they did not, and for members. */
  reason: { is: OptionalText, of: (row) => (isOfMember(row) ? null : row.reason), csv: 'reason' },
  actions: {
    is: ActionsOf(occasionTransitions),
    of: ({ state, readBy, now }) => actionsFor(onEvents, state, readBy, now),
  },
  ...timeFields,
});

export const BrandEventAnswer = brandEventFields.shape;
export type BrandEventAnswer = Static<typeof BrandEventAnswer>;

/** Place and contact are null for members without a reservation. Totals are null for members and in views of the past. */
export const BrandEventDetail = Type.Object({
  ...BrandEventAnswer.properties,
  eventAddress: OptionalText,
  adminName: OptionalText,
  adminPhone: OptionalText,
  /** What all looks of its reservations earned so far; money in the currency of the event's country. */
  totalGivenPoints: Nullable(Count),
  totalGivenCash: Nullable(Count),
  ...asOfField,
});
export type BrandEventDetail = Static<typeof BrandEventDetail>;
