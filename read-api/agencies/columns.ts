import { agencyWords as en } from '#domain/agencies/words/en.ts';
import { agencyWords as ja } from '#domain/agencies/words/ja.ts';
import { agencyWords as ko } from '#domain/agencies/words/ko.ts';
import { columnNames } from '../kit/csv/column-names.ts';

const names = columnNames({ en, ja, ko });

/** Column names of the agencies' CSV files, keyed by API field. */
export const agencyColumns = { ...names, agency: names.agency_id, web_address: names.url };
