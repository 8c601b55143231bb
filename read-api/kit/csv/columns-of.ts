import type { ColumnName, ColumnNames } from './columns.ts';
import type { CsvColumn } from './csv-column.ts';
import { sharedColumns } from './shared-columns.ts';

/** The name of a column of the area, or of a shared column. */
export type HeaderOf<Own extends ColumnNames> = (keyof Own & string) | keyof typeof sharedColumns;

/**
 * The columns of a file with their names: the area's own, otherwise the shared ones. Marks of a shared column (such
 * as `isPersonal`) also apply.
 */
export function columnsOf<const Own extends ColumnNames>(own: Own) {
  const shared: ColumnNames = sharedColumns;
  const named = (header: HeaderOf<Own>) => ({ ...shared[header], ...own[header] }) as ColumnName;
  return <Row>(columns: readonly Unnamed<Row, HeaderOf<Own>>[]): readonly CsvColumn<Row>[] =>
    columns.map((column) => ({ ...column, called: named(column.header) }));
}

type Unnamed<Row, Header extends string> = Omit<CsvColumn<Row>, 'header' | 'called'> & { header: Header };
