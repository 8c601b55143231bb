import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { brandFields } from './contract.ts';
import { type BrandsParams, brandList, matchingBrands } from './filters.ts';
import { withCounts } from './show.ts';

/** Brands per query. Their figures come from counters, with a few rows per brand. */
const together = 200;

/** All brands that match the list's filters, in the list's order, not only one page. */
export function brandsCsv({ db, caller, now }: Reading, query: BrandsParams & CsvChoices): CsvFile {
  const rows = brandList
    .sorted(matchingBrands(db, caller, query), query.order)
    .selectAll('brand')
    .stream(together);
  const { columns } = brandFields;
  return csvFile({ name: 'brands', wording: wordingOf(query, now), columns, rows: shown(rows) });

  async function* shown(found: typeof rows) {
    let waiting = [];
    for await (const row of found) {
      waiting.push(row);
      if (waiting.length < together) continue;
      yield* await withCounts(db, caller, waiting);
      waiting = [];
    }
    yield* await withCounts(db, caller, waiting);
  }
}
