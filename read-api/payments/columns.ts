import { paymentWords as en } from '#domain/payments/words/en.ts';
import { paymentWords as ja } from '#domain/payments/words/ja.ts';
import { paymentWords as ko } from '#domain/payments/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of this area's files: those of its fields. */
export const paymentColumns = columnNames({ en, ja, ko });
