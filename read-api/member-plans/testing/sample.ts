import type { MemberPlanEvent } from '#domain/member-plans/member-plan.ts';
import { memberPlanFields } from '#domain/testing/member-plans.ts';
import { memberPlansProjection } from '#projections/member-plans/area.ts';
import { memberPlansTable } from '#projections/member-plans/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-01-01';
const event: MemberPlanEvent = { type: 'MemberPlanRegistered', data: { id: 3, ...memberPlanFields } };

/** Sample: plan 3 is on offer. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(memberPlansProjection, 'member_plan-3', [{ event, on }]);
    await insertRows(pool, memberPlansTable, row === null ? [] : [row]);
  },
  log: [logRow('member_plan-3', 0n, event.type, event.data, { at: `${on}T00:00:00.000Z` })],
  idOf: (path) => (path.startsWith('/v1/subscriptions/user-plans') ? '3' : null),
  shared: /^$/,
  forStaff: /^\/v1\/subscriptions\/user-plans(?!.*\/difference$)/,
};
