import { stocktakeWords as en } from '#domain/stocktakes/words/en.ts';
import { stocktakeWords as ja } from '#domain/stocktakes/words/ja.ts';
import { stocktakeWords as ko } from '#domain/stocktakes/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

/** Column names of the files of stocktakes and of their garments. */
export const stocktakeColumns = columnNames({ en, ja, ko });
