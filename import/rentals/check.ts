import type { CsvRow } from '../csv.ts';
import { compound } from './refs.ts';
import { parseRow, type Rejection, type RejectionCode, type Rental } from './row.ts';

export interface Checked {
  read: number;
  /** The rentals in the order of their lines, before the check that their garments are free. */
  rentals: Rental[];
  rejections: Rejection[];
}

/**
 * Reads the rows in order. A row that repeats an earlier readable one is a duplicate, whether the earlier one is
 * imported or not.
 */
export async function checkRows(rows: AsyncIterable<CsvRow> | Iterable<CsvRow>): Promise<Checked> {
  const refs = new Set<string>();
  const keys = new Set<string>();
  const checked: Checked = { read: 0, rentals: [], rejections: [] };
  for await (const row of rows) {
    checked.read += 1;
    const rental = parseRow(row);
    const code = typeof rental === 'string' ? rental : flawOf(rental, refs, keys);
    if (typeof rental !== 'string') {
      refs.add(rental.ref);
      keys.add(keyOf(rental));
    }
    if (code === null) checked.rentals.push(rental as Rental);
    else checked.rejections.push({ line: row.line, ref: row.cells.rental_ref || null, code });
  }
  return checked;
}

function flawOf(rental: Rental, refs: Set<string>, keys: Set<string>): RejectionCode | null {
  if (rental.returnedOn < rental.deliveredOn) return 'import.reversed_dates';
  if (refs.has(rental.ref)) return 'import.duplicate_ref';
  return keys.has(keyOf(rental)) ? 'import.duplicate_row' : null;
}

/** The identity of a row: member, dates, and the garment. Without a garment, product and size replace it. */
function keyOf({ memberRef, itemRef, productRef, size, deliveredOn, returnedOn }: Rental): string {
  return itemRef === null
    ? compound(memberRef, deliveredOn, returnedOn, productRef, size)
    : compound(memberRef, deliveredOn, returnedOn, itemRef);
}
