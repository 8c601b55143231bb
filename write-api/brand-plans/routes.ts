import Type from 'typebox';
import { brandPlan } from '#domain/brand-plans/brand-plan.ts';
import { IdParams } from '#http/ids.ts';
import type { WriteDeps } from '../deps.ts';
import type { TypedApp } from '../kit/changes/over-http.ts';
import { recordRoutes } from '../kit/changes/record-routes.ts';
import { endRecord, registerRecord, reviseRecord } from '../kit/changes/records.ts';
import { changedPlan, PlanBody, PlanChanges, wholePlan } from './bodies.ts';

/** Registers the routes by which owners write brand plans. */
export function brandPlanRoutes(app: TypedApp, deps: WriteDeps): void {
  recordRoutes(app, deps, {
    url: '/v2/brand_subscriptions/plans',
    tags: ['brand subscriptions'],
    name: 'BrandPlan',
    noun: 'a brand plan; a new price applies to periods that start in 30 days or later',
    ends: 'Retire a brand plan; brands that have it keep it',
    staff: 'owner',
    in: Type.Object({}),
    of: IdParams,
    whole: PlanBody,
    changes: PlanChanges,
    register: (asked, _, said) => registerRecord(deps, asked, brandPlan, () => wholePlan(said)),
    replace: (asked, of, said) => reviseRecord(deps, asked, brandPlan, of, () => wholePlan(said)),
    revise: (asked, of, said) => reviseRecord(deps, asked, brandPlan, of, (plan) => changedPlan(said, plan)),
    end: (asked, of) => endRecord(deps, asked, brandPlan, of),
  });
}
