import type { Static } from 'typebox';
import type { MetricDimension } from '#domain/metrics/metric-fields.ts';
import type { metricPages, totalFields } from '#read-api/metrics/contract.ts';

type Pages = { [Dimension in MetricDimension]: Static<(typeof metricPages)[Dimension]> };

/** The numbers of a row or a total. */
export type MetricNumbers = Static<(typeof totalFields)['shape']>;

/** A row of any tab. Only members have a username, and only products a code. */
export type MetricRow = MetricNumbers &
  Partial<Pick<Pages['brands']['data'][number], 'name' | 'nameKo'>> &
  Partial<Pick<Pages['products']['data'][number], 'code'>> &
  Partial<Pick<Pages['curators']['data'][number], 'username'>> & { id: number };

export interface MetricAnswer {
  count: number;
  data: MetricRow[];
  total: MetricNumbers;
  previous: MetricNumbers | null;
}
