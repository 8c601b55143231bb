import type { Table } from '../kit/tables/table.ts';
import type { Derived } from '../projection.ts';
import { type Life, spansOf } from './life.ts';
import type { SpanRow } from './tables.ts';

/** Derives the spans of things that each belong to one brand, or to none (brand 0). */
export function spansOfLives<Status extends string>(
  source: Table<{ id: number; brandId: number; life: Life<{ status: Status }> }>,
  table: Table<SpanRow<Status>>,
): Derived<{ id: number; brandId: number; life: Life<{ status: Status }> }, SpanRow<Status>> {
  return {
    source,
    table,
    rowKey: ['id', 'fromTime'],
    rows: ({ id, brandId, life }) =>
      spansOf(life).map(({ from, until, revision, as: { status } }) => ({
        id,
        brandId,
        status,
        fromTime: from,
        untilTime: until,
        revision,
      })),
  };
}
