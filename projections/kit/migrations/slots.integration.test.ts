import { expect, test } from 'vitest';
import type { StockItemEvent } from '#domain/stock/stock-events.ts';
import { openBench } from '../../testing/harness.ts';
import { stored, type Told } from '../../testing/histories.ts';
import { migrate } from './migrate.ts';

const holder = { kind: 'tryset_item', id: 7 } as const;
const slot = { sectorCode: 'A', cellCode: '03', slotNumber: 12 };
const piece = { pieceId: 91, name: 'belt', tag: 'E280' };
const lost = { unavailableReason: 'lost', holder: null, reimbursement: null } as const;

function told(stream: string, ...events: StockItemEvent[]): Told[] {
  return events.map((event, index) => ({
    stream,
    event,
    metadata: { occurredAt: `2025-03-0${index + 1}T16:00:00.000Z` },
  }));
}

const lying: StockItemEvent[] = [
  { type: 'StockItemEntered', data: { slot } },
  { type: 'StockPieceCreated', data: piece },
  { type: 'StockPieceCreated', data: { ...piece, pieceId: 92 } },
  { type: 'StockPieceStowed', data: { pieceId: 91, slot } },
];
const lent: StockItemEvent = { type: 'StockItemLent', data: { holder } };
const marked: StockItemEvent = { type: 'StockItemMarkedUnavailable', data: lost };

test('migrates earlier garments to the result of their events', async () => {
  const bench = await openBench();
  try {
    await bench.take(
      stored([
        ...told('stock_item-1', ...lying),
        ...told('stock_item-2', ...lying, lent),
        ...told('stock_item-3', ...lying, lent, { type: 'StockItemStowed', data: { slot } }),
        ...told('stock_item-4', ...lying, lent, { type: 'StockPieceStowed', data: { pieceId: 91, slot } }),
        ...told('stock_item-5', marked, { type: 'StockItemRecovered', data: {} }, marked, marked),
        ...told('stock_item-6', marked, { type: 'StockItemRecovered', data: {} }),
      ]),
    );
    const now = await bench.dump();
    expect(await bench.query('select id from read.stock_items where slot is null order by id')).toEqual(
      [2, 4, 5, 6].map((id) => ({ id })),
    );
    expect(await bench.query('select unavailable_on from read.stock_items where id = 5')).toEqual([
      { unavailable_on: '2025-03-04' },
    ]);

    // Restores the rows as the version before the migration wrote them.
    await bench.query(`update read.stock_items set slot = $1::jsonb where id in (2, 4)`, [
      JSON.stringify(slot),
    ]);
    await bench.query(
      `update read.stock_items set pieces = (select pieces from read.stock_items where id = 1) where id in (2, 3)`,
    );
    await bench.query(`drop index read.stock_items_piece_tags, read.stock_items_unavailable`);
    await bench.query('drop function read.piece_tags');
    await bench.query('alter table read.stock_items drop column unavailable_on, drop column reimbursement');
    await bench.query("delete from public.read_migrations where name like '022%'");

    await migrate(bench.databaseUrl);
    await bench.restart();
    expect(await bench.dump()).toEqual(now);
  } finally {
    await bench.close();
  }
});
