import { payoutApproved, payoutDrafted } from '#domain/testing/payouts.ts';
import { payoutLinesProjection, payoutsProjection } from '#projections/payouts/projection.ts';
import { payoutLinesTable, payoutsTable } from '#projections/payouts/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const stream = 'payout-7';
const history = [payoutDrafted, payoutApproved].map((event) => ({ event, on: '2026-06-05' }));

/** Sample: the approved payout 7. */
export const sample: Sample = {
  async insert(pool) {
    const of = foldAll(payoutsProjection, stream, history);
    const lines = ['7:5', '7:6'].flatMap((key) => foldAll(payoutLinesProjection, stream, history, key) ?? []);
    if (of !== null) await insertRows(pool, payoutsTable, [of]);
    await insertRows(pool, payoutLinesTable, lines);
  },
  log: history.map(({ event }, revision) => logRow(stream, BigInt(revision), event.type, event.data)),
  idOf: (path) => (path.startsWith('/v1/payouts') ? '7' : null),
  shared: /^$/,
  forStaff: /^\/v1\/payout(?!.*\/difference$)/,
};
