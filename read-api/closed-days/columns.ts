import { closedDayWords as en } from '#domain/closed-days/words/en.ts';
import { closedDayWords as ja } from '#domain/closed-days/words/ja.ts';
import { closedDayWords as ko } from '#domain/closed-days/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the closed days' files: those of its fields. */
export const closedDayColumns = columnNames({ en, ja, ko });
