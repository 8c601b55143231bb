import { metricWords as en } from '#domain/metrics/words/en.ts';
import { metricWords as ja } from '#domain/metrics/words/ja.ts';
import { metricWords as ko } from '#domain/metrics/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of this area's files: those of its fields. */
export const metricColumns = columnNames({ en, ja, ko });
