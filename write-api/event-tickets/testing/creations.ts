import { memberPlanBody } from '../../member-plans/testing/plan-body.ts';
import type { CreationSample } from '../../testing/creations.ts';

export const creations: readonly CreationSample[] = [
  {
    paths: /^\/v1\/subscriptions\/user-event-tickets$/,
    known: async ({ name, made }) => ({
      plan_id: await made('/v1/subscriptions/user-plans', memberPlanBody(name)),
      signup_start_date: '2026-01-01',
      signup_end_date: '2030-12-31',
      active_duration: 'P1M',
      active_start_date: null,
      active_end_date: null,
    }),
  },
];
