import { type SqlBool, sql } from 'kysely';
import { taskAnswers } from '#domain/check-in/task-answers.ts';
import { numberOnLabel } from '#domain/labels/label-codes.ts';
import { scanned as scannedText } from '#domain/text/scanned.ts';
import { foldedCode } from '#http/filters.ts';
import { highestId } from '#http/ids.ts';
import { stockItemsFor } from '../briefs/stock/scope.ts';
import { trysetItemsFor } from '../briefs/tryset-items/scope.ts';
import { inParcel } from '../briefs/tryset-items/search.ts';
import type { Reading } from '../kit/reading.ts';
import { withNames as itemsWithNames } from '../tryset-items/rows.ts';
import { shownTrysetItem } from '../tryset-items/show.ts';
import { standingOf as itemStandingOf } from '../tryset-items/standing.ts';
import type { ScanAnswer, Scanned } from './contract.ts';
import { shownPieces } from './parts.ts';
import { stockItemRows } from './rows.ts';
import { shownStockItems } from './show.ts';
import { holderOf, standingOf } from './standing.ts';

interface Find {
  foundBy: Scanned['foundBy'];
  stockId: number;
  itemId: number | null;
}

/** Maximum garments that the scan of a parcel or tryset returns. */
const atMost = 50;

/**
 * Interprets a scanned label: a garment's code, a piece's tag, a tryset item's id (also `#12`), a tryset (`T#12`), or
 * a tracking number. Hyphens do not matter. Returns several garments if the label is ambiguous, or if the parcel or
 * tryset holds several.
 */
export async function scanned(reading: Reading, code: string): Promise<ScanAnswer> {
  let text = code.trim();
  let finds = await findsOf(reading, text);
  const struck = scannedText(code);
  if (finds.length === 0 && struck !== text && struck !== '') {
    text = struck;
    finds = await findsOf(reading, text);
  }
  const ids = [...new Set(finds.map(({ stockId }) => stockId))];
  const rows = await stockItemRows(reading.db, ids);
  const stocks = await shownStockItems(reading, rows);
  const lastHeld = await lastItems(reading, ids);
  const wanted = rows.map((row) => {
    const find = finds.find(({ stockId }) => stockId === row.id);
    const holder = holderOf(row);
    const holderId = holder?.kind === 'tryset_item' ? holder.id : null;
    return { row, find, holderId, itemId: holderId ?? find?.itemId ?? lastHeld.get(row.id) ?? null };
  });
  const items = await itemsOf(
    reading,
    wanted.flatMap(({ itemId }) => itemId ?? []),
  );
  return {
    code: text,
    data: stocks.flatMap((stock, index): Scanned[] => {
      const found = wanted[index];
      if (found === undefined) return [];
      const { row, find, holderId, itemId } = found;
      const pieces = shownPieces(row);
      const foundBy = find?.foundBy ?? 'code';
      const piece = foundBy === 'piece' ? pieces.find(({ tag }) => isSame(tag, text)) : undefined;
      const inHand = { stock: standingOf(row), item: items.get(holderId ?? 0)?.standing ?? null };
      return [
        {
          foundBy,
          pieceId: piece?.id ?? null,
          stock: { ...stock, pieces },
          item: items.get(itemId ?? 0)?.shown ?? null,
          tasks: taskAnswers(inHand, { actor: reading.caller, at: reading.now }),
        },
      ];
    }),
  };
}

const isSame = (tag: string, text: string) => tag.toLowerCase() === text.toLowerCase();

async function findsOf({ db, caller }: Reading, text: string): Promise<Find[]> {
  const number = numberOnLabel(text);
  const idOf = (of: string) => (number?.of === of && number.id <= highestId ? number.id : null);
  const [id, trysetId] = [idOf('tryset_item'), idOf('tryset')];
  const [coded, tagged, items] = await Promise.all([
    stockItemsFor(db, caller)
      .select('stock.id')
      .where(sql<SqlBool>`lower(stock.code) = ${foldedCode(text)}`)
      .execute(),
    stockItemsFor(db, caller)
      .select('stock.id')
      .where(sql<SqlBool>`stock.pieces <> '[]' and read.piece_tags(stock.pieces) @> array[lower(${text})]`)
      .execute(),
    trysetItemsFor(db, caller)
      .innerJoin('read.stockItems as lent', (join) =>
        join.onRef('lent.id', '=', 'item.stockItemId').on('lent.isRemoved', '=', false),
      )
      .select(['item.id', 'item.trysetId', 'item.stockItemId'])
      .where(
        sql<SqlBool>`(item.id = ${id}::integer or item.tryset_id = ${trysetId}::integer or ${inParcel('item', text)})`,
      )
      .orderBy('item.id', 'desc')
      .limit(atMost)
      .execute(),
  ]);
  return [
    ...coded.map(({ id: stockId }): Find => ({ foundBy: 'code', stockId, itemId: null })),
    ...tagged.map(({ id: stockId }): Find => ({ foundBy: 'piece', stockId, itemId: null })),
    ...items.map(
      (item): Find => ({
        foundBy: item.id === id ? 'item' : item.trysetId === trysetId ? 'tryset' : 'parcel',
        stockId: item.stockItemId,
        itemId: item.id,
      }),
    ),
  ];
}

/** The tryset item that last reserved each of these garments. */
async function lastItems({ db }: Reading, stockIds: readonly number[]): Promise<Map<number, number>> {
  if (stockIds.length === 0) return new Map();
  const rentals = await db
    .selectFrom('read.stockRentals as rental')
    .distinctOn('rental.stockItemId')
    .select(['rental.stockItemId', 'rental.trysetItemId'])
    .where(sql<SqlBool>`rental.stock_item_id = any(${stockIds})`)
    .orderBy('rental.stockItemId')
    .orderBy('rental.reservedAt', 'desc')
    .execute();
  return new Map(rentals.map(({ stockItemId, trysetItemId }) => [stockItemId, trysetItemId]));
}

async function itemsOf({ db, caller, now }: Reading, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await itemsWithNames(trysetItemsFor(db, caller))
    .where(sql<SqlBool>`item.id = any(${ids})`)
    .execute();
  return new Map(
    rows.map((row) => {
      const standing = { ...itemStandingOf(row), id: row.id };
      return [row.id, { standing, shown: shownTrysetItem(row, { caller, now }) }];
    }),
  );
}
