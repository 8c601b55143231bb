import { expect, test } from 'vitest';
import type { StocktakeEvent } from '#domain/stocktakes/stocktake-events.ts';
import {
  finished,
  foundScan,
  misplacedScan,
  scannedOf,
  settled,
  slotOf,
  started,
  unknownScan,
} from '#domain/testing/stocktakes.ts';
import { foldAll } from '../testing/folding.ts';
import { stocktakeLinesProjection } from './lines.ts';
import { stocktakesProjection } from './stocktakes.ts';

const on = '2026-11-24';
const scans = [foundScan, misplacedScan, unknownScan].map(scannedOf);
const takenBack: StocktakeEvent = { type: 'StocktakeScanTakenBack', data: foundScan };
const told = (events: readonly StocktakeEvent[]) => events.map((event) => ({ event, on }));
const rowAfter = (...events: readonly StocktakeEvent[]) =>
  foldAll(stocktakesProjection, 'stocktake-7', told(events));
const lineAfter = (line: string, ...events: readonly StocktakeEvent[]) =>
  foldAll(stocktakeLinesProjection, 'stocktake-7', told(events), `7:${line}`);

test('counts found, misplaced, unexpected and missing garments', () => {
  const counted = { foundCount: 1, misplacedCount: 1, unexpectedCount: 1, missingCount: 2 };
  expect(rowAfter(started, ...scans)).toMatchObject({ id: 7, expectedCount: 3, ...counted });
  expect(rowAfter(started, ...scans, takenBack)).toMatchObject({
    ...counted,
    foundCount: 0,
    missingCount: 3,
  });
});

test('counts the decisions until they are carried out', () => {
  const ended = { status: 'finished', missingCount: 1, goneCount: 1 };
  expect(rowAfter(started, ...scans, finished)).toMatchObject({ ...ended, pendingCount: 2, failedCount: 0 });
  expect(rowAfter(started, ...scans, finished, settled)).toMatchObject({ pendingCount: 0, failedCount: 1 });
  const retried: StocktakeEvent = { type: 'StocktakeRetried', data: { stockItemIds: [31] } };
  expect(rowAfter(started, ...scans, finished, settled, retried)).toMatchObject({
    pendingCount: 1,
    failedCount: 0,
  });
});

test('has a line for each expected garment, and for each other garment and code that was scanned', () => {
  expect(lineAfter('21', started)).toMatchObject({ finding: 'missing', registeredSlot: slotOf(21) });
  expect(lineAfter('21', started, ...scans)).toMatchObject({ finding: 'found', number: 1, isExpected: true });
  expect(lineAfter('21', started, ...scans, takenBack)).toMatchObject({ finding: 'missing', number: null });
  expect(lineAfter('#HANGER', started, ...scans)).toMatchObject({ finding: 'unexpected', stockItemId: null });
  const again: StocktakeEvent = { type: 'StocktakeScanTakenBack', data: unknownScan };
  expect(lineAfter('#HANGER', started, ...scans, again)).toBeNull();
});

test('tells the decision for each garment and its outcome', () => {
  const all = [started, ...scans, finished, settled];
  expect(lineAfter('22', ...all)).toMatchObject({ finding: 'missing', decision: 'hold', outcome: 'done' });
  expect(lineAfter('31', ...all)).toMatchObject({
    decision: 'move',
    outcome: 'failed',
    errorCode: 'stock_item.transition_not_allowed',
  });
  expect(lineAfter('23', ...all)).toMatchObject({ finding: 'gone', decision: null });
});
