import { describe, expect, test } from 'vitest';
import { actors } from '../testing/actors.ts';
import { scenarios } from '../testing/given.ts';
import {
  finished,
  foundScan,
  misplacedScan,
  scannedOf,
  settled,
  slotOf,
  started,
  stocktakeAfter,
  unknownScan,
} from '../testing/stocktakes.ts';
import { findingOf, isExpectedIn } from './finding.ts';
import { isInPlace, placeText, writtenPlace } from './place.ts';
import { stocktake } from './stocktake.ts';
import { expectedAtMost, scansAtMost } from './stocktake-kinds.ts';

const { staff, system } = actors;
const { given } = scenarios(stocktake);
const cell = { sectorCode: 'A', cellCode: '03' };
const sector = { sectorCode: 'A', cellCode: null };
const { number: _, isExpected, ...found } = foundScan;
const { number: __, isExpected: ___, ...unknown } = unknownScan;

describe('a place', () => {
  test('is a sector or a cell of it, however it is written', () => {
    expect(writtenPlace({ sectorCode: 'ａ ', cellCode: 'b1' })).toEqual({ sectorCode: 'A', cellCode: 'B1' });
    expect([placeText(sector), placeText(cell)]).toEqual(['A', 'A-03']);
    expect(isInPlace(sector, { ...slotOf(1), cellCode: '04' })).toBe(true);
    expect(isInPlace(cell, { ...slotOf(1), cellCode: '04' })).toBe(false);
  });
});

describe('a scan', () => {
  const garment = { status: 'in_stock', slot: slotOf(21), isRemoved: false } as const;
  const elsewhere = { sectorCode: 'B', cellCode: '01', slotNumber: 1 };

  test.each([
    [garment, null, 'found'],
    [garment, slotOf(21), 'found'],
    [garment, slotOf(22), 'misplaced'],
    [{ ...garment, slot: elsewhere }, null, 'misplaced'],
    [{ ...garment, slot: null }, slotOf(1), 'misplaced'],
    [{ ...garment, status: 'in_use', slot: null }, null, 'unexpected'],
    [{ ...garment, isRemoved: true }, null, 'unexpected'],
    [null, slotOf(1), 'unexpected'],
  ] as const)('of %j in slot %j means: %s', (counted, at, finding) => {
    expect(findingOf(cell, counted, at)).toBe(finding);
  });

  test('expects the garments that lie in the place', () => {
    expect(isExpectedIn(cell, garment)).toBe(true);
    expect(isExpectedIn(cell, { ...garment, status: 'hold' })).toBe(true);
    expect(isExpectedIn(cell, { ...garment, slot: elsewhere })).toBe(false);
    expect(isExpectedIn(cell, { ...garment, slot: null })).toBe(false);
    expect(isExpectedIn(cell, { ...garment, status: 'in_use' })).toBe(false);
    expect(isExpectedIn(cell, { ...garment, isRemoved: true })).toBe(false);
  });

  test('of the same garment or code counts once', () => {
    given([started, scannedOf(foundScan), scannedOf(unknownScan)])
      .when({ action: 'scan', ...found, code: 'OLD-CODE', slot: slotOf(9) }, staff)
      .thenNothing();
    given([started, scannedOf(unknownScan)])
      .when({ action: 'scan', ...unknown }, staff)
      .thenNothing();
  });

  test('is taken back once, and its number is never given again', () => {
    const takenBack = { type: 'StocktakeScanTakenBack', data: foundScan } as const;
    given([started, scannedOf(foundScan), takenBack])
      .when({ action: 'take_back', number: 1 }, staff)
      .thenNothing();
    given([started, scannedOf(foundScan), takenBack])
      .when({ action: 'scan', ...found }, staff)
      .then({ type: 'StocktakeScanned', data: { number: 2, ...found, isExpected } });
    given([started]).when({ action: 'take_back', number: 1 }, staff).thenRefused('stocktake.no_such_scan');
  });

  test('stops at the bound', () => {
    const many = Array.from({ length: scansAtMost }, (_, at) =>
      scannedOf({ ...unknownScan, number: at + 1, code: `C${at}` }),
    );
    given([started, ...many])
      .when({ action: 'scan', ...found }, staff)
      .thenRefused('stocktake.too_many_scans');
  });
});

describe('a start', () => {
  test('is refused for a place with too many garments', () => {
    const expected = Array.from({ length: expectedAtMost + 1 }, (_, at) => ({
      stockItemId: at + 1,
      slot: slotOf(1),
    }));
    given([])
      .when({ action: 'start', ...started.data, expected }, staff)
      .thenRefused('stocktake.too_large');
  });
});

describe('the end', () => {
  const scans = [foundScan, misplacedScan, unknownScan].map(scannedOf);

  test('leaves the garments that the person names, and ignores strangers', () => {
    given([started, ...scans])
      .when({ action: 'finish', gone: [23, 21], left: [22, 31, 21, 999] }, staff)
      .then({ type: 'StocktakeFinished', data: { missing: [], moved: [], gone: [23], left: [22, 31] } });
  });

  test('moves no garment whose slot nobody scanned', () => {
    const inHand = { ...misplacedScan, slot: null };
    given([started, scannedOf(inHand)])
      .when({ action: 'finish', gone: [], left: [] }, staff)
      .then({
        type: 'StocktakeFinished',
        data: { missing: [21, 22, 23], moved: [], gone: [], left: [] },
      });
  });

  test('records the outcome of each garment once', () => {
    const twice = { action: 'settle', settled: [{ stockItemId: 22, errorCode: null }] } as const;
    given([started, ...scans, finished, settled])
      .when(twice, system)
      .thenNothing();
    given([started, ...scans, finished])
      .when({ action: 'settle', settled: [...twice.settled, { stockItemId: 21, errorCode: null }] }, system)
      .then({ type: 'StocktakeGarmentsSettled', data: { settled: twice.settled } });
  });

  test('tries again what failed, and only that', () => {
    const retried = { type: 'StocktakeRetried', data: { stockItemIds: [31] } } as const;
    const { decided } = stocktakeAfter(started, ...scans, finished, settled, retried);
    expect(decided.map(({ outcome }) => outcome)).toEqual(['done', 'pending']);
    given([started, ...scans, finished, settled, retried])
      .when({ action: 'retry' }, staff)
      .thenRefused('stocktake.nothing_failed');
  });
});
