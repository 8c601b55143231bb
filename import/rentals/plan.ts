import type { CsvRow } from '../csv.ts';
import { allocate, type Garment } from './allocate.ts';
import { checkRows } from './check.ts';
import { deriveMasters, type MasterOptions, type Masters } from './masters.ts';
import type { Rejection } from './row.ts';
import { groupTrysets, type TrysetPlan } from './trysets.ts';

/** The content of a file's rows, in its own refs. It is deterministic and independent of the store. */
export interface RentalPlan {
  read: number;
  accepted: number;
  /** The rejected rows, by line. */
  rejections: Rejection[];
  masters: Masters;
  /** member_refs in the order of their first trysets. */
  members: string[];
  garments: Garment[];
  trysets: TrysetPlan[];
}

/** Plans the import of a file's rows. */
export async function planRentals(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  options: MasterOptions,
): Promise<RentalPlan> {
  const checked = await checkRows(rows);
  const { lent, garments, rejections } = allocate(checked.rentals);
  const trysets = groupTrysets(lent);
  return {
    read: checked.read,
    accepted: lent.length,
    rejections: [...checked.rejections, ...rejections].sort((one, other) => one.line - other.line),
    masters: deriveMasters(garments, options),
    members: [...new Set(trysets.map(({ memberRef }) => memberRef))],
    garments,
    trysets,
  };
}
