import type { Scan, StocktakeEvent } from '#domain/stocktakes/stocktake-events.ts';
import { stocktakesWritten } from '#domain/stocktakes/written.ts';
import { idOf, type Projection } from '../projection.ts';
import { type StocktakeRow, stocktakesTable } from './tables.ts';

const known = new Set(stocktakesWritten.flatMap(({ newest }) => Object.keys(newest)));

export const stocktakesProjection: Projection<StocktakeRow, StocktakeEvent> = {
  name: 'stocktakes',
  table: stocktakesTable,
  categories: ['stocktake'],
  knows: (type) => known.has(type),
  keys: (recorded) => [idOf(recorded)],
  fold(row, recorded) {
    const { event, at, revision } = recorded;
    if (event.type === 'StocktakeStarted') {
      const { sectorCode, cellCode, expected } = event.data;
      return {
        id: idOf(recorded),
        sectorCode,
        cellCode,
        status: 'under_way',
        expectedCount: expected.length,
        foundCount: 0,
        misplacedCount: 0,
        unexpectedCount: 0,
        missingCount: expected.length,
        goneCount: 0,
        pendingCount: 0,
        failedCount: 0,
        finishedTime: null,
        revision,
        createdAt: at,
        updatedAt: at,
      };
    }
    return row === null ? null : { ...row, ...countsAfter(row, event, at), revision, updatedAt: at };
  },
};

function countsAfter(row: StocktakeRow, { type, data }: StocktakeEvent, at: string): Partial<StocktakeRow> {
  const { pendingCount, failedCount, missingCount } = row;
  switch (type) {
    case 'StocktakeScanned':
      return withScan(row, data, 1);
    case 'StocktakeScanTakenBack':
      return withScan(row, data, -1);
    case 'StocktakeFinished': {
      const { missing, moved, gone } = data;
      return {
        status: 'finished',
        finishedTime: at,
        missingCount: missingCount - gone.length,
        goneCount: gone.length,
        pendingCount: missing.length + moved.length,
      };
    }
    case 'StocktakeGarmentsSettled': {
      const failed = data.settled.filter(({ errorCode }) => errorCode !== null).length;
      return { pendingCount: pendingCount - data.settled.length, failedCount: failedCount + failed };
    }
    case 'StocktakeRetried': {
      const again = data.stockItemIds.length;
      return { pendingCount: pendingCount + again, failedCount: failedCount - again };
    }
    case 'StocktakeCanceled':
      return { status: 'canceled' };
    default:
      return {};
  }
}

function withScan(row: StocktakeRow, { finding, isExpected }: Scan, by: 1 | -1): Partial<StocktakeRow> {
  const missingCount = row.missingCount - (isExpected ? by : 0);
  switch (finding) {
    case 'found':
      return { missingCount, foundCount: row.foundCount + by };
    case 'misplaced':
      return { missingCount, misplacedCount: row.misplacedCount + by };
    case 'unexpected':
      return { missingCount, unexpectedCount: row.unexpectedCount + by };
  }
}
