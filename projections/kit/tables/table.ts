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
 * What the runner must know of a table to load and write its rows. Columns are named as the row's fields, in
 * camelCase; the database has them in snake_case. Columns that Postgres derives by itself are not among them.
 */
export interface Table<_Row extends object = object> {
  /** Schema and name, as the database has them: `read.tryset_items`. */
  name: string;
  key: string;
  columns: Readonly<Record<string, ColumnType>>;
  names?: NameColumns;
}

/** Columns by which people are known, in a table of rows that outlast them: what was kept aside must lose these too. */
export interface NameColumns {
  columns: readonly string[];
  /** What the row of somebody who was forgotten says. */
  forgotten: { column: string; value: string };
}

/** A table whose every field has a column: a field that is forgotten does not compile. */
export function table<Row extends object>(
  name: string,
  key: keyof Row & string,
  columns: { readonly [Column in keyof Row & string]: ColumnType },
): Table<Row> {
  return { name, key, columns };
}

/** `trysetItemId` → `tryset_item_id`, the rule that Kysely's CamelCasePlugin follows too. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
