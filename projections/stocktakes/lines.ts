import type { Scan, StocktakeEvent } from '#domain/stocktakes/stocktake-events.ts';
import { stocktakesWritten } from '#domain/stocktakes/written.ts';
import { idOf, type Projection, type Recorded } from '../projection.ts';
import { type StocktakeLineRow, stocktakeLinesTable } from './tables.ts';

const known = new Set(stocktakesWritten.flatMap(({ newest }) => Object.keys(newest)));

export const stocktakeLinesProjection: Projection<StocktakeLineRow, StocktakeEvent> = {
  name: 'stocktake_lines',
  table: stocktakeLinesTable,
  categories: ['stocktake'],
  knows: (type) => known.has(type),
  keys: ({ event, entityId }) => linesOf(event).map((line) => `${entityId}:${line}`),
  fold(row, recorded, key) {
    const { event, at } = recorded;
    switch (event.type) {
      case 'StocktakeStarted':
        return started(recorded, event.data.expected, String(key));
      case 'StocktakeScanned':
        return scanned(row, event.data, recorded, String(key));
      case 'StocktakeScanTakenBack': {
        const none = { finding: 'missing', code: null, number: null, slot: null, scannedTime: null } as const;
        return row?.isExpected ? { ...row, ...none, updatedAt: at } : null;
      }
    }
    if (row === null) return null;
    const { stockItemId } = row;
    switch (event.type) {
      case 'StocktakeFinished': {
        const { gone, left, moved } = event.data;
        if (stockItemId === null || left.includes(stockItemId)) return row;
        if (gone.includes(stockItemId)) return { ...row, finding: 'gone', updatedAt: at };
        const decision = moved.some((each) => each.stockItemId === stockItemId) ? 'move' : 'hold';
        return { ...row, decision, outcome: 'pending', updatedAt: at };
      }
      case 'StocktakeGarmentsSettled': {
        const settled = event.data.settled.find((each) => each.stockItemId === stockItemId);
        if (settled === undefined) return row;
        const { errorCode } = settled;
        return { ...row, outcome: errorCode === null ? 'done' : 'failed', errorCode, updatedAt: at };
      }
      case 'StocktakeRetried':
        return { ...row, outcome: 'pending', errorCode: null, updatedAt: at };
      default:
        return row;
    }
  },
};

type Told = Recorded<StocktakeEvent>;

const unscanned = {
  code: null,
  number: null,
  slot: null,
  scannedTime: null,
  decision: null,
  outcome: null,
  errorCode: null,
} as const;

function started(
  recorded: Told,
  expected: Extract<StocktakeEvent, { type: 'StocktakeStarted' }>['data']['expected'],
  id: string,
): StocktakeLineRow | null {
  const stockItemId = Number(id.split(':')[1]);
  const garment = expected.find((each) => each.stockItemId === stockItemId);
  if (garment === undefined) return null;
  const { at } = recorded;
  return {
    ...unscanned,
    id,
    stocktakeId: idOf(recorded),
    stockItemId,
    isExpected: true,
    finding: 'missing',
    registeredSlot: garment.slot,
    createdAt: at,
    updatedAt: at,
  };
}

function scanned(row: StocktakeLineRow | null, scan: Scan, recorded: Told, id: string): StocktakeLineRow {
  const { at } = recorded;
  return {
    ...unscanned,
    ...scan,
    id,
    stocktakeId: idOf(recorded),
    registeredSlot: row?.registeredSlot ?? scan.registeredSlot,
    scannedTime: at,
    createdAt: row?.createdAt ?? at,
    updatedAt: at,
  };
}

/** The garments and unknown codes that an event is about, as keys within the stocktake. */
function linesOf({ type, data }: StocktakeEvent): readonly string[] {
  switch (type) {
    case 'StocktakeStarted':
      return data.expected.map(({ stockItemId }) => String(stockItemId));
    case 'StocktakeScanned':
    case 'StocktakeScanTakenBack':
      return [data.stockItemId === null ? `#${data.code}` : String(data.stockItemId)];
    case 'StocktakeFinished':
      return [...data.missing, ...data.moved.map((each) => each.stockItemId), ...data.gone].map(String);
    case 'StocktakeGarmentsSettled':
      return data.settled.map(({ stockItemId }) => String(stockItemId));
    case 'StocktakeRetried':
      return data.stockItemIds.map(String);
    default:
      return [];
  }
}
