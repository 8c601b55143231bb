import type { ColumnName, ColumnNames } from './columns.ts';
import type { CsvColumn } from './csv-answer.ts';
import { sharedColumns } from './shared-columns.ts';

/** A column named by an area or by the shared names. */
export type HeaderOf<Own extends ColumnNames> = (keyof Own & string) | keyof typeof sharedColumns;

/** The columns of a file with their names: the area's own, otherwise the shared ones. */
export function columnsOf<const Own extends ColumnNames>(own: Own) {
  const names: Record<HeaderOf<Own>, ColumnName> = { ...sharedColumns, ...own };
  return <Row>(columns: readonly Unnamed<Row, HeaderOf<Own>>[]): readonly CsvColumn<Row>[] =>
    columns.map((column) => ({ ...column, called: names[column.header] }));
}

type Unnamed<Row, Header extends string> = Omit<CsvColumn<Row>, 'header' | 'called'> & { header: Header };
