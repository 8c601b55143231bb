import Type from 'typebox';
import { memberPlan } from '#domain/member-plans/member-plan.ts';
import { IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { changedPlan, MemberPlanBody, MemberPlanChanges, wholePlan } from './bodies.ts';

/** Registers the routes by which owners write members' plans. */
export function memberPlanRoutes(app: TypedApp, deps: WriteDeps): void {
  recordRoutes(app, deps, {
    url: '/v1/subscriptions/user-plans',
    tags: ['subscriptions'],
    name: 'UserPlan',
    noun: 'a member plan; a new price applies to tickets that start in 30 days or later',
    ends: 'Retire a member plan; its tickets still renew',
    staff: 'owner',
    in: Type.Object({}),
    of: IdParams,
    whole: MemberPlanBody,
    changes: MemberPlanChanges,
    register: (asked, _, said) => registerRecord(deps, asked, memberPlan, () => wholePlan(said)),
    replace: (asked, of, said) => reviseRecord(deps, asked, memberPlan, of, () => wholePlan(said)),
    revise: (asked, of, said) => reviseRecord(deps, asked, memberPlan, of, (plan) => changedPlan(said, plan)),
    end: (asked, of) => endRecord(deps, asked, memberPlan, of),
  });
}
