import type { MetricDimension, MetricSums } from '#domain/metrics/metric-fields.ts';
import type { Caller } from '#http/caller.ts';
import { type Listed, pagingOf, sortingOf } from '#http/lists.ts';
import type { Reading } from '../kit/reading.ts';
import { askedOf } from './asked.ts';
import { metricFields, totalFields } from './contract.ts';
import { amountsOf } from './money.ts';
import { type MetricParams, mostRequested, periodFrom, previousOf } from './params.ts';
import { rowsOf } from './rows-of.ts';
import { sumsOf } from './sums.ts';

/** A page of rows, the total of all rows, and that of the period before. */
export async function metricPage<Dimension extends MetricDimension>(
  reading: Reading,
  dimension: Dimension,
  query: MetricParams,
) {
  const period = periodFrom(query);
  const before = previousOf(period);
  const asked = await askedOf(reading, dimension, query);
  const paging = pagingOf(query);
  const sorting = sortingOf(query.order, mostRequested);
  const [summed, previous] = await Promise.all([
    sumsOf(reading, asked, period, { sorting, paging }),
    before && sumsOf(reading, asked, before, { sorting, paging: { limit: 0, offset: 0 } }),
  ]);
  const rows = await rowsOf(reading, dimension, { asked, period, rows: summed.rows });
  const { shown } = metricFields[dimension] as { shown(row: (typeof rows)[number]): object };
  return {
    listed: { paging, count: summed.count, data: rows.map(shown) } satisfies Listed<object>,
    period: { from: period.from ?? null, until: period.until ?? null },
    total: totalOf(reading.caller, summed.total),
    previous: previous && totalOf(reading.caller, previous.total),
  };
}

function totalOf({ label: readBy }: Caller, sums: MetricSums) {
  return totalFields.shown({ sums, amounts: amountsOf(sums, null), medianOutDays: null, readBy });
}
