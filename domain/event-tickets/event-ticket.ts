import type { RegionPrices } from '../plan-prices.ts';
import {
  type RecordCommand,
  type RecordEvent,
  type RecordState,
  recordDecider,
  recordTransitions,
  retiring,
} from '../record.ts';
import type { ActiveDays } from './active-days.ts';

/** An offer to sign up for a plan at another price, for other days. */
export interface EventTicketFields extends ActiveDays {
  name: string;
  memberPlanId: number;
  /** Members sign up from this day to the end date, both included. */
  signupStartDate: string;
  signupEndDate: string;
  /** The price of the ticket by region. Null: not offered there. */
  discountPrice: RegionPrices;
  /** Maximum number of members who use it. Null: no limit. */
  maxUses: number | null;
}

export type EventTicket = RecordState<EventTicketFields, typeof retiring>;

/** Events of `event_ticket-<id>`. */
export type EventTicketEvent = RecordEvent<'EventTicket', EventTicketFields, typeof retiring>;
export type EventTicketCommand = RecordCommand<EventTicketFields, typeof retiring>;

export const eventTicketTransitions = recordTransitions('EventTicket', retiring, 'owner');

const blank: EventTicketFields = {
  name: '',
  memberPlanId: 0,
  signupStartDate: '',
  signupEndDate: '',
  activeDuration: null,
  activeStartDate: null,
  activeEndDate: null,
  discountPrice: { KOREA: null, JAPAN: null },
  maxUses: null,
};

export const eventTicket = recordDecider({
  category: 'event_ticket',
  event: 'EventTicket',
  blank,
  ending: retiring,
});

/** Whether members can sign up with it on a day. */
export function isSignupOpen({ status, signupStartDate, signupEndDate }: EventTicket, day: string): boolean {
  return status === 'active' && signupStartDate <= day && day <= signupEndDate;
}
