import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import { sortingOf } from '#http/lists.ts';
import type { CsvColumn } from '../kit/csv/csv-column.ts';
import { type CsvFile, csvFile } from '../kit/csv/csv-file.ts';
import { type CsvChoices, wordingOf } from '../kit/csv/wording.ts';
import type { Reading } from '../kit/reading.ts';
import { askedOf } from './asked.ts';
import { metricFields } from './contract.ts';
import { type MetricParams, mostRequested, periodFrom } from './params.ts';
import { type MetricRow, rowsOf } from './rows-of.ts';
import { sumsOf } from './sums.ts';

const atOnce = 500;

/** All rows as a file, with the period in its first line. */
export async function metricFile<Dimension extends MetricDimension>(
  reading: Reading,
  dimension: Dimension,
  query: MetricParams & CsvChoices,
): Promise<CsvFile> {
  const period = periodFrom(query);
  const asked = await askedOf(reading, dimension, query);
  const sorting = sortingOf(query.order, mostRequested);
  const { rows } = await sumsOf(reading, asked, period, { sorting, paging: null });
  return csvFile<MetricRow<Dimension>>({
    name: `metrics-${dimension}`,
    wording: wordingOf(query, reading.now),
    columns: metricFields[dimension].columns as readonly CsvColumn<MetricRow<Dimension>>[],
    rows: completed(),
    above: [period.from ?? '', period.until ?? ''],
  });

  async function* completed() {
    for (let first = 0; first < rows.length; first += atOnce) {
      yield* await rowsOf(reading, dimension, { asked, period, rows: rows.slice(first, first + atOnce) });
    }
  }
}
