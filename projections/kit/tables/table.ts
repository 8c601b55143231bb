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
  /** Schema and name, as the database has them: `read.tryset_items`. */
  name: string;
  key: string;
  columns: Readonly<Record<string, ColumnType>>;
  names?: NameColumns;
}

/** Columns that name people, in rows that outlast these people: former tables must lose these names too. */
export interface NameColumns {
  columns: readonly string[];
  /** The column and value that mark the row of a forgotten person. */
  forgotten: { column: string; value: string };
}

/** A table with a column for every field: a missing column does not compile. */
export function table<Row extends object>(
  name: string,
  key: keyof Row & string,
  columns: { readonly [Column in keyof Row & string]: ColumnType },
): Table<Row> {
  return { name, key, columns };
}
