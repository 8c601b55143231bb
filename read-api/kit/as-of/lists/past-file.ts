import type { ReadDeps } from '../../../deps.ts';
import type { CsvColumn } from '../../csv/csv-column.ts';
import type { CsvFile } from '../../csv/csv-file.ts';
import type { CsvChoices } from '../../csv/wording.ts';
import type { Reading } from '../../reading.ts';
import { comparedFile } from './compare-page.ts';
import type { AsOfListParams, CompareParams } from './contract.ts';
import { fileThen } from './file-then.ts';
import { endsOf, instantOf } from './instant-of.ts';
import type { ListQuery, PastList } from './past-list.ts';

/** A list's past as a file, at an instant or compared between two; null if the query asks for the list as it is now. */
export async function pastFile<Query extends ListQuery, Row extends { id: number; actions: unknown }>(
  deps: ReadDeps,
  reading: Reading,
  list: PastList<Query, Row>,
  query: Query & AsOfListParams & CompareParams & CsvChoices,
  file: { name: string; columns: readonly CsvColumn<NoInfer<Row>>[]; codes: CsvColumn<Row>['codes'] },
): Promise<CsvFile | null> {
  const now = deps.now();
  const time = instantOf(query, list.known, now);
  const ends = endsOf(query, list.known, now);
  if (ends !== null) return comparedFile(deps, reading, list, query, ends, file);
  return time === null ? null : fileThen(deps, reading, list, query, time, file);
}
