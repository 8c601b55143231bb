import { sql } from 'kysely';
import { stockCodeClaim } from '#domain/claim-values.ts';
import { slotKey } from '#domain/slots/slot-label.ts';
import { stockItem } from '#domain/stock/stock-item.ts';
import type { StockItemState } from '#domain/stock/stock-state.ts';
import { isExpectedIn } from '#domain/stocktakes/finding.ts';
import type { StocktakePlace } from '#domain/stocktakes/place.ts';
import type { ExpectedGarment } from '#domain/stocktakes/stocktake-events.ts';
import { expectedAtMost } from '#domain/stocktakes/stocktake-kinds.ts';
import { scanned } from '#domain/text/scanned.ts';
import type { WriteDeps } from '../deps.ts';
import { untilIndexed } from '../kit/index/until-known.ts';

/** Garments are read in parts, so that a stocktake does not take all of the store's time. */
const atOnce = 20;

/**
 * Returns the garments that lie in the place now, in the order of their slots. One more than the bound is enough to refuse the
 * place. Throws 503 until the index has all events of the moment.
 */
export async function garmentsIn(deps: WriteDeps, place: StocktakePlace): Promise<ExpectedGarment[]> {
  await untilIndexed(deps);
  const rows = await deps.db
    .selectFrom('write.stock_candidates')
    .select('stock_item_id')
    .where(sql<boolean>`upper(state -> 'slot' ->> 'sectorCode') = ${place.sectorCode}`)
    .where((where) =>
      place.cellCode === null
        ? where.val(true)
        : sql<boolean>`upper(state -> 'slot' ->> 'cellCode') = ${place.cellCode}`,
    )
    .orderBy('stock_item_id')
    .limit(expectedAtMost + 1)
    .execute();
  const ids = rows.map((row) => Number(row.stock_item_id));
  const states = await statesOf(deps, ids);
  return states
    .flatMap(([stockItemId, state]) =>
      isExpectedIn(place, state) && state.slot !== null ? { stockItemId, slot: state.slot } : [],
    )
    .sort((one, other) => slotKey(one.slot).localeCompare(slotKey(other.slot), 'en', { numeric: true }));
}

/** Returns the newest states of garments. */
export async function statesOf(
  { streams }: Pick<WriteDeps, 'streams'>,
  ids: readonly number[],
): Promise<[id: number, state: StockItemState][]> {
  const found: [number, StockItemState][] = [];
  for (let at = 0; at < ids.length; at += atOnce) {
    const part = ids.slice(at, at + atOnce);
    const states = part.map(async (id): Promise<[number, StockItemState]> => {
      return [id, (await streams.refresh(stockItem, id)).state];
    });
    found.push(...(await Promise.all(states)));
  }
  return found;
}

/** The code in the form of the index. */
const keyOf = (code: string) => stockCodeClaim(code).value;

/** Returns the garment of a scanned code, as a keyboard in Latin or Hangul types it; null if no garment has the code. */
export async function garmentOf(
  deps: WriteDeps,
  text: string,
): Promise<{ id: number; state: StockItemState } | null> {
  await untilIndexed(deps);
  for (const code of new Set([text, scanned(text)].map(keyOf))) {
    const rows = await deps.db
      .selectFrom('write.codes')
      .select('entity_id')
      .where('category', '=', 'stock_item')
      .where('code', '=', code)
      .orderBy('entity_id')
      .limit(atOnce)
      .execute();
    for (const id of rows.map((row) => Number(row.entity_id))) {
      // The index finds candidate garments; their own streams decide.
      const { state } = await deps.streams.refresh(stockItem, id);
      if (state.status !== 'none' && keyOf(state.code) === code) return { id, state };
    }
  }
  return null;
}
