import type { CsvRow } from '../csv.ts';
import { type LookRejection, type PastLook, parseLook } from './row.ts';

export interface ReadLooks {
  read: number;
  /** The looks in the order of their lines, before any comparison with the store. */
  looks: PastLook[];
  rejections: LookRejection[];
}

/** Reads the rows in order. A row is a duplicate if an earlier one has the same post of the same member. */
export async function readLooks(
  rows: AsyncIterable<CsvRow> | Iterable<CsvRow>,
  now: string,
): Promise<ReadLooks> {
  const refs = new Set<string>();
  const found: ReadLooks = { read: 0, looks: [], rejections: [] };
  for await (const row of rows) {
    found.read += 1;
    const look = parseLook(row, now);
    if (typeof look === 'string') {
      const ref = row.cells.link || row.cells.member_ref || null;
      found.rejections.push({ line: row.line, ref, code: look });
    } else if (refs.has(look.ref)) {
      found.rejections.push({ ...toldOf(look), code: 'import.duplicate_row' });
    } else {
      refs.add(look.ref);
      found.looks.push(look);
    }
  }
  return found;
}

export function toldOf({
  line,
  link,
  memberRef,
}: Pick<PastLook, 'line' | 'link' | 'memberRef'>): Omit<LookRejection, 'code'> {
  return { line, ref: link ?? memberRef };
}
