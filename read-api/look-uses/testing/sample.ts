import type { LookUseEvent } from '#domain/look-uses/use-events.ts';
import { useDescription } from '#domain/testing/look-uses.ts';
import { lookUsesProjection } from '#projections/look-uses/projection.ts';
import { lookUsesTable } from '#projections/look-uses/tables.ts';
import { foldAll } from '#projections/testing/folding.ts';
import { insertRows } from '../../testing/insert.ts';
import { logRow } from '../../testing/rows.ts';
import type { Sample } from '../../testing/samples.ts';

const on = '2026-03-09';
const requested = (brandId: 1 | 2): { stream: string; event: LookUseEvent } => {
  const lookUseId = 860 + brandId;
  const of = { lookUseId, lookId: 800 + brandId, brandId, userId: 1000 + brandId };
  const data = { ...useDescription, ...of, comment: brandId === 2 ? 'secret of B' : 'for our shop' };
  return { stream: `look_use-${lookUseId}`, event: { type: 'LookUseRequested', data } };
};
const uses = [requested(1), requested(2)];

/** Sample: brand A asks for use 861 of look 801, and brand B for use 862 of look 802. */
export const sample: Sample = {
  async insert(pool) {
    const rows = uses.flatMap(
      ({ stream, event }) => foldAll(lookUsesProjection, stream, [{ event, on }]) ?? [],
    );
    await insertRows(pool, lookUsesTable, rows);
  },
  log: uses.map(({ stream, event }, index) =>
    logRow(stream, 0n, event.type, event.data, { at: `${on}T00:00:00.000Z`, brandIds: [index + 1] }),
  ),
  idOf(path, name, brand) {
    const isUse = name === 'look_use_id' || path.startsWith('/v1/look-uses/{id}');
    return isUse ? String(860 + brand) : null;
  },
  shared: /^$/,
  forStaff: /^\/v1\/look-use-prices/,
};
