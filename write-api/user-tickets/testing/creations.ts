import { businessDayOf } from '#domain/business-day.ts';
import { memberPlanBody } from '../../member-plans/testing/plan-body.ts';
import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    // A member has at most one live ticket, so each call needs a new member. Nobody pays for a free plan.
    paths: /^\/v1\/subscriptions\/user-tickets$/,
    known: async ({ side, name, made }) => ({
      user_id: await made('/v1/users', { username: `${name}.ticket`, role: 'normal' }),
      plan_id: await made('/v1/subscriptions/user-plans', memberPlanBody(name)),
      start_date: businessDayOf(side.deps.clock()),
    }),
  },
];
