import { expect, test } from 'vitest';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { openBench } from '../testing/harness.ts';
import { stored, type Told } from '../testing/histories.ts';

const of = (id: number) => ({ holder: { kind: 'tryset_item', id } as const });

function told(stream: string, day: string, event: StockItemEvent): Told {
  const occurredAt = `2025-03-${day}T00:00:00.000Z`;
  return { stream, event, metadata: { occurredAt } };
}

function rental(stream: string, item: number, days: readonly [string, string, string]): Told[] {
  const [reserved, ended, checked] = days;
  return [
    told(stream, reserved, {
      type: 'StockItemReserved',
      data: { ...of(item), waitsFor: { kind: 'tryset', id: item } },
    }),
    told(stream, reserved, { type: 'StockItemLent', data: of(item) }),
    told(stream, ended, { type: 'StockItemReturnReceived', data: of(item) }),
    told(stream, ended, { type: 'StockItemHolderEnded', data: of(item) }),
    told(stream, checked, { type: 'StockItemCheckCompleted', data: { grade: 'A', issue: null } }),
  ];
}

test('a rental knows when its garment was back on the shelf, whatever the garment went through until then', async () => {
  const bench = await openBench();
  try {
    const on = 'stock_item-1';
    const events = stored([
      ...rental(on, 11, ['01', '03', '04']),
      // The check of a garment that no member returned ends no rental.
      told(on, '05', { type: 'StockItemCheckStarted', data: {} }),
      told(on, '06', { type: 'StockItemCheckCompleted', data: { grade: null, issue: null } }),
      ...rental(on, 12, ['07', '09', '10']).slice(0, 4),
      told(on, '09', { type: 'StockItemHeld', data: {} }),
      told(on, '10', { type: 'StockItemHoldReleased', data: {} }),
      told(on, '12', { type: 'StockItemCheckCompleted', data: { grade: 'B', issue: null } }),
      ...rental(on, 13, ['13', '14', '15']).slice(0, 4),
      ...rental('stock_item-2', 21, ['01', '02', '02']),
      // Two parcels were mixed up: the garment comes back from another item than the one that reserved it.
      ...rental('stock_item-3', 31, ['01', '02', '02']).slice(0, 2),
      told('stock_item-3', '02', {
        type: 'StockItemHandedOver',
        data: { ...of(31), to: of(32).holder },
      }),
      ...rental('stock_item-3', 32, ['01', '03', '04']).slice(2),
    ]);
    // The first batch ends between a return and its check; the second has whole rentals.
    await bench.take(events.slice(0, 4));
    await bench.take(events.slice(4, 12));
    await bench.take(events.slice(12));
    const rows = await bench.query(
      'select id, shelved_at, awaits_check_of from read.stock_rentals order by tryset_item_id',
    );
    const day = (number: string) => `2025-03-${number}T00:00:00.000Z`;
    expect(rows).toEqual([
      { id: '1:11', shelved_at: day('04'), awaits_check_of: null },
      { id: '1:12', shelved_at: day('12'), awaits_check_of: null },
      { id: '1:13', shelved_at: null, awaits_check_of: 1 },
      { id: '2:21', shelved_at: day('02'), awaits_check_of: null },
      { id: '3:31', shelved_at: null, awaits_check_of: null },
      { id: '3:32', shelved_at: day('04'), awaits_check_of: null },
    ]);
  } finally {
    await bench.close();
  }
});
