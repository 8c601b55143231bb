import type { EventTicketFields } from '#domain/event-tickets/event-ticket.ts';
import type { MemberPlanFields } from '#domain/member-plans/member-plan.ts';

export type PlanKey = 'light' | 'monthly' | 'unlimited' | 'trial';

const regular = {
  type: 'regular',
  months: 1,
  defaultRechargingFlag: true,
  isActive: true,
  canChange: true,
} as const;

/** The plans of members. Members can no longer sign up for the last one. */
export const demoPlans: Readonly<Record<PlanKey, MemberPlanFields>> = {
  light: {
    ...regular,
    name: '라이트 4',
    planType: 'standard',
    price: { KOREA: 29_000, JAPAN: 3_200 },
    maxClosetLimit: 1,
    maxItemsLimit: 4,
    maxItemsPerTry: 4,
    concurrencyAmount: 1,
  },
  monthly: {
    ...regular,
    name: '먼슬리 12',
    planType: 'standard',
    price: { KOREA: 59_000, JAPAN: 6_500 },
    maxClosetLimit: 4,
    maxItemsLimit: 12,
    maxItemsPerTry: 4,
    concurrencyAmount: 2,
  },
  unlimited: {
    ...regular,
    name: '프리패스',
    planType: 'unlimited',
    price: { KOREA: 99_000, JAPAN: null },
    maxClosetLimit: null,
    maxItemsLimit: null,
    maxItemsPerTry: 6,
    concurrencyAmount: 3,
  },
  trial: {
    ...regular,
    name: '첫 달 체험',
    type: 'short',
    planType: 'free',
    price: { KOREA: 0, JAPAN: 0 },
    maxClosetLimit: 1,
    maxItemsLimit: 2,
    maxItemsPerTry: 2,
    concurrencyAmount: 1,
    defaultRechargingFlag: false,
    isActive: false,
    canChange: false,
  },
};

/** The event ticket for the monthly plan; its sign-up days lie around the demo's present. */
export const demoEventTicket: Omit<EventTicketFields, 'memberPlanId' | 'signupStartDate' | 'signupEndDate'> =
  {
    name: '가을 첫 구독 할인',
    activeDuration: 'P1M',
    activeStartDate: null,
    activeEndDate: null,
    discountPrice: { KOREA: 39_000, JAPAN: 4_300 },
    maxUses: 100,
  };

/** The state of a member's ticket at the demo's present. */
export type TicketFate =
  | 'running'
  | 'changing'
  | 'ending'
  | 'scheduled'
  | 'unpaid'
  | 'renewal_declined'
  | 'renewal_given_up'
  | 'refunded'
  | 'with_event'
  | 'forced';

/** The tickets: the index of a member in Korea without other payments, and the age of the sign-up in days. */
export const demoTickets: readonly { member: number; plan: PlanKey; days: number; fate: TicketFate }[] = [
  { member: 40, plan: 'monthly', days: 12, fate: 'running' },
  { member: 41, plan: 'unlimited', days: 20, fate: 'changing' },
  { member: 42, plan: 'light', days: 17, fate: 'ending' },
  { member: 43, plan: 'monthly', days: 2, fate: 'scheduled' },
  { member: 45, plan: 'light', days: 0.01, fate: 'unpaid' },
  { member: 46, plan: 'monthly', days: 34, fate: 'renewal_declined' },
  { member: 47, plan: 'light', days: 48, fate: 'renewal_given_up' },
  { member: 48, plan: 'unlimited', days: 15, fate: 'refunded' },
  { member: 50, plan: 'monthly', days: 9, fate: 'with_event' },
  { member: 51, plan: 'light', days: 6, fate: 'forced' },
];

/** A tryset of two garments that a member requests with a running ticket, and its age in days. */
export interface TicketTryset {
  member: number;
  days: number;
}

export const ticketTrysets: readonly TicketTryset[] = [
  { member: 40, days: 8 },
  { member: 41, days: 15 },
  { member: 50, days: 6 },
];
