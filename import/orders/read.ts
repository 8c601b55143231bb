import type { CsvRow } from '../csv.ts';
import { compound } from '../rentals/refs.ts';
import { type OrderRejection, type PastOrder, parseOrder } from './row.ts';

export interface ReadOrders {
  read: number;
  /** The orders in the order of their lines, before any comparison with the store. */
  orders: PastOrder[];
  rejections: OrderRejection[];
}

/**
 * Reads the rows in order. A row is a duplicate if an earlier readable one has the same ref, or the same member, time, items,
 * prices and points. `now` is the ISO instant of the import.
 */
export async function readOrders(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  now: string,
): Promise<ReadOrders> {
  const [refs, wholes] = [new Set<string>(), new Set<string>()];
  const found: ReadOrders = { read: 0, orders: [], rejections: [] };
  for await (const row of rows) {
    found.read += 1;
    const { line } = row;
    const order = parseOrder(row, now);
    if (typeof order === 'string') {
      found.rejections.push({ line, ref: row.cells.order_ref || null, code: order });
      continue;
    }
    const { ref } = order;
    const whole = wholeOf(order);
    if (refs.has(ref)) found.rejections.push({ line, ref, code: 'import.duplicate_ref' });
    else if (wholes.has(whole)) found.rejections.push({ line, ref, code: 'import.duplicate_row' });
    else found.orders.push(order);
    refs.add(ref);
    wholes.add(whole);
  }
  return found;
}

function wholeOf({ memberRef, placed, codes, prices, points }: PastOrder): string {
  return compound(memberRef, placed.at, ...codes, ...prices, points);
}
