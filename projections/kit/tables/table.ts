/** The column types that read models use, as Postgres names them. */
export type ColumnType =
  | 'integer'
  | 'bigint'
  | 'text'
  | 'boolean'
  | 'timestamptz'
  | 'date'
  | 'json'
  | 'jsonb'
  | 'integer[]'
  | 'text[]';

/**
 * Describes a table for the runner to load and write rows. Columns are named like the row's fields, in camelCase; the
 * database uses snake_case. Generated columns are not listed.
 */
export interface Table<_Row extends object = object> {
  /** The schema and name of the table, as the database has them: `read.tryset_items`. */
  name: string;
  key: string;
  columns: Readonly<Record<string, ColumnType>>;
  names?: NameColumns;
}

/** Columns that name people, in a table whose rows stay when a person is forgotten. Former tables must lose these names too. */
export interface NameColumns {
  columns: readonly string[];
  /** A row with this value in this column belongs to a forgotten person. */
  forgotten: { column: string; value: string };
}

/** Declares a table with a column for every field of the row type: a missing column does not compile. */
export function table<Row extends object>(
  name: string,
  key: keyof Row & string,
  columns: { readonly [Column in keyof Row & string]: ColumnType },
): Table<Row> {
  return { name, key, columns };
}
