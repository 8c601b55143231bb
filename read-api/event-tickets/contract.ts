import Type, { type Static } from 'typebox';
import { businessDayOf } from '#domain/business-day.ts';
import { Day, Nullable, OneOf } from '#http/contract.ts';
import { RegionPrices } from '../brand-plans/contract.ts';
import { asOfField } from '../kit/as-of/contract.ts';
import { Count, Flag, idFields, OptionalText, readable, Text, timeFields } from '../kit/readable/fields.ts';
import { eventTicketColumns } from './columns.ts';
import type { EventTicketFound } from './scope.ts';

export const eventTicketStatuses = ['active', 'retired'] as const;

/** The same days for everybody. */
const FixedDates = Type.Object({ startDate: Day, endDate: Day });

export const eventTicketFields = readable<EventTicketFound>()(eventTicketColumns, {
  ...idFields,
  name: { is: Text, of: (row) => row.name, csv: 'name' },
  /** `retired`: nobody can sign up with it; tickets that used it stay. */
  status: {
    is: OneOf(eventTicketStatuses),
    of: (row) => (row.status === 'retired' ? 'retired' : 'active'),
    csv: 'status',
  },
  plan: {
    is: Type.Object({ id: Count, name: Text }),
    of: ({ memberPlanId: id, planName }) => ({ id, name: planName ?? '' }),
    csv: 'plan',
    cell: (row) => row.planName,
  },
  /** Members sign up from this day to the end date, both included. */
  signupStartDate: { is: Day, of: (row) => row.signupStartDate, csv: 'signup_start_date' },
  signupEndDate: { is: Day, of: (row) => row.signupEndDate, csv: 'signup_end_date' },
  /** Whether members can sign up today. */
  isSignupOpen: { is: Flag, of: isOpenToday },
  /** How long its tickets last from their start, as an ISO 8601 duration: `P1M`. Null: the dates are fixed. */
  activeDuration: { is: OptionalText, of: (row) => row.activeDuration, csv: 'active_duration' },
  /** The dates of its tickets. Null: they last a duration. */
  fixedActiveDates: {
    is: Nullable(FixedDates),
    of: ({ activeStartDate: startDate, activeEndDate: endDate }) =>
      startDate === null || endDate === null ? null : { startDate, endDate },
    cells: [
      { csv: 'active_start_date', of: (row) => row.activeStartDate },
      { csv: 'active_end_date', of: (row) => row.activeEndDate },
    ],
  },
  /** The price of its tickets by region. Null: not offered there. */
  discountPrice: {
    is: RegionPrices,
    of: (row) => row.discountPrice,
    cells: [
      { csv: 'price_korea', of: (row) => row.discountPrice.KOREA },
      { csv: 'price_japan', of: (row) => row.discountPrice.JAPAN },
    ],
  },
  /** Maximum number of members who use it. Null: no limit. */
  maxUses: { is: Nullable(Count), of: (row) => row.maxUses, csv: 'max_uses' },
  /** The number of members who use it. Null for members. */
  useCount: {
    is: Nullable(Count),
    of: ({ useCount }) => (useCount === null ? null : Number(useCount)),
    csv: 'use_count',
  },
  ...timeFields,
});

function isOpenToday({ status, signupStartDate, signupEndDate, now }: EventTicketFound): boolean {
  const today = businessDayOf(now);
  return status === 'active' && signupStartDate <= today && today <= signupEndDate;
}

export type EventTicket = Static<typeof eventTicketFields.shape>;

/** A past detail has no `useCount`. */
export const EventTicketDetail = Type.Object({ ...eventTicketFields.shape.properties, ...asOfField });
export type EventTicketDetail = Static<typeof EventTicketDetail>;
