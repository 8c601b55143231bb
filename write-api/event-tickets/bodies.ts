import Type, { type Static } from 'typebox';
import type { EventTicketFields } from '#domain/event-tickets/event-ticket.ts';
import { Day, Nullable } from '#http/contract.ts';
import { Id } from '#http/ids.ts';
import { allOptional, Name } from '../kit/changes/fields.ts';
import { prices } from '../member-plans/bodies.ts';

const strict = { additionalProperties: false };

const required = {
  name: Name,
  plan_id: Id,
  signup_start_date: Day,
  signup_end_date: Day,
};
const others = {
  /** An ISO 8601 duration of years, months, weeks and days: `P1M`. */
  active_duration: Nullable(Type.String({ pattern: '^P[0-9YMWD]{2,12}$', maxLength: 13 })),
  active_start_date: Nullable(Day),
  active_end_date: Nullable(Day),
  max_uses: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

/** The days are a duration, or a start and an end date. Without `max_uses`, any number of members may use it. */
export const EventTicketBody = Type.Object(
  { ...required, discount_price: Type.Object(prices, strict), ...allOptional(others) },
  strict,
);
export const EventTicketChanges = Type.Object(
  allOptional({ ...required, discount_price: Type.Object(allOptional(prices), strict), ...others }),
  strict,
);

export function wholeEventTicket(said: Static<typeof EventTicketBody>): EventTicketFields {
  return {
    name: said.name,
    memberPlanId: said.plan_id,
    signupStartDate: said.signup_start_date,
    signupEndDate: said.signup_end_date,
    activeDuration: said.active_duration ?? null,
    activeStartDate: said.active_start_date ?? null,
    activeEndDate: said.active_end_date ?? null,
    discountPrice: said.discount_price,
    maxUses: said.max_uses ?? null,
  };
}

/** A field or region that the body leaves out stays. */
export function changedEventTicket(
  said: Static<typeof EventTicketChanges>,
  now: EventTicketFields,
): EventTicketFields {
  const { active_duration: duration, active_start_date: start, active_end_date: end, max_uses: most } = said;
  return {
    name: said.name ?? now.name,
    memberPlanId: said.plan_id ?? now.memberPlanId,
    signupStartDate: said.signup_start_date ?? now.signupStartDate,
    signupEndDate: said.signup_end_date ?? now.signupEndDate,
    activeDuration: duration === undefined ? now.activeDuration : duration,
    activeStartDate: start === undefined ? now.activeStartDate : start,
    activeEndDate: end === undefined ? now.activeEndDate : end,
    discountPrice: { ...now.discountPrice, ...said.discount_price },
    maxUses: most === undefined ? now.maxUses : most,
  };
}
