import { planRegistered } from '#domain/testing/brand-plans.ts';
import { brandPlansProjection } from '#projections/brand-plans/area.ts';
import { brandPlansTable } from '#projections/brand-plans/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-01-01';

/** Sample: plan 4 is on offer. */
export const sample: Sample = {
  async insert(pool) {
    const row = foldAll(brandPlansProjection, 'brand_plan-4', [{ event: planRegistered, on }]);
    await insertRows(pool, brandPlansTable, row === null ? [] : [row]);
  },
  log: [logRow('brand_plan-4', 0n, planRegistered.type, planRegistered.data, { at: `${on}T00:00:00.000Z` })],
  idOf: (path) => (path.startsWith('/v2/brand_subscriptions/plans') ? '4' : null),
  shared: /^\/v2\/brand_subscriptions\/plans(\/\{id\}|\/csv)?$/,
  forStaff: /^\/v2\/brand_subscriptions\/plans\/\{id\}\/history$/,
};
