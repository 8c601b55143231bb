import type { Client } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { Key } from '../../projection.ts';
import type { LoadRows } from '../fold/row-set.ts';
import type { Table } from '../tables/table.ts';
import { inOrder } from './in-order.ts';

function columnsOf({ columns }: Table): string {
  return Object.keys(columns)
    .map((name) => `${snakeCase(name)} as "${name}"`)
    .join(', ');
}

/** Selects every row of a table, in the form that folds use. */
export function selectAll(table: Table): string {
  return `select ${columnsOf(table)} from ${table.name}`;
}

/** Loads the rows with one of these values in a column; the key by default. */
export async function loadRows(
  client: Client,
  table: Table,
  values: readonly Key[],
  column: string = table.key,
): Promise<object[]> {
  if (values.length === 0) return [];
  const { rows } = await client.query<object>({
    name: `load ${table.name} ${column}`,
    text: `${selectAll(table)} where ${snakeCase(column)} = any($1::${table.columns[column]}[])`,
    values: [values],
  });
  return rows;
}

/** Loads rows of several tables for a row set. */
export function loader(client: Client): LoadRows {
  return (sought) =>
    inOrder(
      client,
      sought.map(
        ({ table, values, column }) =>
          () =>
            loadRows(client, table, values, column),
      ),
    );
}
