import type { CsvRow } from '../csv.ts';
import { compound } from './refs.ts';
import { parseRow, type Rejection, type RejectionCode, type Rental } from './row.ts';

export interface Checked {
  read: number;
  /** In the order of their lines; whether their garments are free is not yet looked at. */
  rentals: Rental[];
  rejections: Rejection[];
}

/**
 * Takes the rows in the order of their lines. A row is a duplicate of any earlier one that could be parsed, whether
 * that one is imported or not.
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

/** What makes two rows the same: member, dates, and the garment, or the product and size where no garment is named. */
function keyOf({ memberRef, itemRef, productRef, size, deliveredOn, returnedOn }: Rental): string {
  return itemRef === null
    ? compound(memberRef, deliveredOn, returnedOn, productRef, size)
    : compound(memberRef, deliveredOn, returnedOn, itemRef);
}
