import type { Told } from '../growth/bulk.ts';

/** The month that the benchmark fills, of the brand of the first garment. */
export const filledMonth = '2026-04';

/** Describes a month of a brand with this many lines, each of a sold item, in the log mirror. */
export function monthTold(lines: number): Told {
  return { events: lines, insert: (head) => tellMonth(head, lines) };
}

function tellMonth(head: bigint, lines: number): string {
  const [year, month] = filledMonth.split('-');
  return `
    insert into read.log (position, event_id, stream, category, entity_id, revision, type, data, metadata, recorded_at,
      effective_at, actor_label, actor_id, brand_ids)
    select ${head} + 1 + n, md5('month line ' || n)::uuid::text, 'brand_month-' || month_id, 'brand_month', month_id::text, n,
      'MonthLineAdded', json_build_object('brandMonthId', month_id, 'brandId', brand_id, 'month', '${filledMonth}', 'number', n + 1,
        'side', 'sale', 'of', json_build_object('kind', 'order_item', 'id', 100 + n, 'step', 'settled', 'turn', 1), 'currency', 'KRW',
        'amount', 39000, 'tax', 3545, 'commissionRate', 20, 'brandPayment', 31200, 'label', 'Wool coat, number ' || n || ', M',
        'occurredTime', '${filledMonth}-15T03:00:00.000Z'),
      json_build_object('schemaVersion', 1, '$correlationId', 'bulk line ' || n, '$causationId', 'bulk line ' || n,
        'command', 'add_line', 'commandId', 'bulk line ' || n, 'actor', json_build_object('label', 'system', 'id', null),
        'brandIds', array[brand_id], 'receivedAt', '${filledMonth}-15T03:00:00.000Z', 'imported', true),
      timestamptz '${filledMonth}-15T03:00:00Z', timestamptz '${filledMonth}-15T03:00:00Z', 'system', null, array[brand_id]
    from generate_series(0, ${lines - 1}) n
    cross join (select brand_id, brand_id::bigint * 1000000 + ${year}${month} as month_id from garments where place = 0) b`;
}
