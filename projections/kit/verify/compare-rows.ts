import type { Client } from 'pg';
import Cursor from 'pg-cursor';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { Key } from '../../projection.ts';
import { isPrivate } from '../rebuild/generations.ts';
import { readTypes } from '../tables/connect.ts';
import type { Table } from '../tables/table.ts';
import { type DifferenceKind, personal } from './difference.ts';

/** A difference between two tables: two rows with the same key that differ, or a row that only one table has. */
export interface Unequal {
  kind: DifferenceKind;
  key: Key;
  /** The columns that differ. If only one table has the row, the only entry has `column` null and the whole rows. */
  columns: { column: string | null; before: unknown; after: unknown }[];
}

type Line = [isRow: boolean, isFold: boolean, ...rest: unknown[]];

const rowsAtOnce = 500;

/**
 * Yields the rows that differ between two tables with the same columns, ordered by primary key. With `keys`, compares only
 * those rows. Postgres does the comparison, so only differing rows are transferred.
 */
export async function* unequalRows(
  client: Client,
  table: Table,
  other: Table,
  keys: readonly Key[] | null = null,
): AsyncGenerator<Unequal> {
  const values = keys === null ? [] : [keys];
  const text = comparison(table, other, await primaryKey(client, table), keys !== null);
  const cursor = client.query(new Cursor<Line>(text, values, { rowMode: 'array', types: readTypes }));
  try {
    for (let lines = await cursor.read(rowsAtOnce); lines.length > 0; lines = await cursor.read(rowsAtOnce)) {
      for (const line of lines) yield unequal(table, line);
    }
  } finally {
    await cursor.close();
  }
}

function comparison(table: Table, other: Table, primary: readonly string[], isRestricted: boolean): string {
  const columns = Object.keys(table.columns).map(snakeCase);
  const all = (side: string) => columns.map((column) => `${side}.${column}`).join(', ');
  const rowsOf = ({ name }: Table) =>
    isRestricted
      ? `(select * from ${name} where ${snakeCase(table.key)} = any($1::${table.columns[table.key]}[]))`
      : name;
  const joined = (join: (column: string) => string, between: string) => primary.map(join).join(between);
  return `select one.${primary[0]} is not null, two.${primary[0]} is not null,
      ${columns.map((column) => `one.${column} is distinct from two.${column}`).join(', ')},
      ${all('one')}, ${all('two')}
    from ${rowsOf(table)} one
    full join ${rowsOf(other)} two on ${joined((column) => `one.${column} = two.${column}`, ' and ')}
    where (${all('one')}) is distinct from (${all('two')})
    order by ${joined((column) => `coalesce(one.${column}, two.${column})`, ', ')}`;
}

function unequal(table: Table, [isRow, isFold, ...rest]: Line): Unequal {
  const names = Object.keys(table.columns);
  const part = (index: number) => rest.slice(index * names.length, (index + 1) * names.length);
  const [isDistinct, before, after] = [part(0), part(1), part(2)];
  const keyAt = names.indexOf(table.key);
  const key = (isRow ? before : after)[keyAt] as Key;
  // Personal values are masked: a report may be passed on to anyone.
  const shown = (column: string, value: unknown) =>
    value === null || !(isPrivate(table) || table.names?.columns.includes(column)) ? value : personal;
  if (!isRow || !isFold) {
    const whole = (row: unknown[]) =>
      isPrivate(table)
        ? personal
        : Object.fromEntries(names.map((name, index) => [name, shown(name, row[index])]));
    return {
      kind: isRow ? 'surplus' : 'missing',
      key,
      columns: [
        {
          column: null,
          before: isRow ? whole(before) : null,
          after: isFold ? whole(after) : null,
        },
      ],
    };
  }
  const columns = names.flatMap((column, index) =>
    isDistinct[index]
      ? [{ column, before: shown(column, before[index]), after: shown(column, after[index]) }]
      : [],
  );
  return { kind: 'different', key, columns };
}

/** Returns the columns of the primary key in snake_case, without columns that its index only includes. */
async function primaryKey(client: Client, { name }: Table): Promise<string[]> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_index
     join unnest(indkey) with ordinality as part (number, place) on place <= indnkeyatts
     join pg_attribute on attrelid = indrelid and attnum = number
     where indrelid = $1::regclass and indisprimary order by place`,
    [name],
  );
  return rows.map(({ column }) => column);
}
