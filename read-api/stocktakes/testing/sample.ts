import { foundScan, scannedOf, started } from '#domain/testing/stocktakes.ts';
import { stocktakeLinesProjection } from '#projections/stocktakes/lines.ts';
import { stocktakesProjection } from '#projections/stocktakes/stocktakes.ts';
import { stocktakeLinesTable, stocktakesTable } from '#projections/stocktakes/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const stream = 'stocktake-7';
const history = [started, scannedOf(foundScan)].map((event) => ({ event, on: '2026-06-05' }));

/** Sample: the stocktake 7 is under way. */
export const sample: Sample = {
  async insert(pool) {
    const of = foldAll(stocktakesProjection, stream, history);
    const keys = ['7:21', '7:22', '7:23'];
    const lines = keys.flatMap((key) => foldAll(stocktakeLinesProjection, stream, history, key) ?? []);
    if (of !== null) await insertRows(pool, stocktakesTable, [of]);
    await insertRows(pool, stocktakeLinesTable, lines);
  },
  log: history.map(({ event }, revision) => logRow(stream, BigInt(revision), event.type, event.data)),
  idOf: (path) => (path.startsWith('/v1/stocktakes') ? '7' : null),
  shared: /^$/,
  forStaff: /^\/v1\/stocktakes(?!.*\/difference$)/,
};
