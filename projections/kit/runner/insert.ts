import type { QueryConfig } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { Table } from '../tables/table.ts';
import { storableJson } from './storable-json.ts';

/** Returns the statement that inserts all these rows in one round trip. */
export function insertOf(table: Table, rows: readonly object[]): QueryConfig {
  return { name: `insert ${table.name}`, text: insertText(table), values: [jsonOf(table, rows)] };
}

/** Returns the statement that inserts these rows and replaces existing rows entirely. */
export function upsertOf(
  table: Table,
  rows: readonly object[],
  key: readonly string[] = [table.key],
): QueryConfig {
  const replaced = columnsOf(table).map(({ column }) => `${column} = excluded.${column}`);
  return {
    name: `upsert ${table.name}`,
    text: `${insertText(table)} on conflict (${key.map(snakeCase).join(', ')}) do update set ${replaced.join(', ')}`,
    values: [jsonOf(table, rows)],
  };
}

function columnsOf({ columns }: Table) {
  return Object.entries(columns).map(([name, type]) => ({ name, type, column: snakeCase(name) }));
}

function insertText(table: Table): string {
  const columns = columnsOf(table);
  // A `json` column mirrors the event store: SQL NULL there stands for JSON's `null`.
  const values = columns.map(({ column, type }) =>
    type === 'json' ? `coalesce(${column}, 'null')` : column,
  );
  return `insert into ${table.name} (${columns.map(({ column }) => column).join(', ')})
    select ${values.join(', ')} from json_populate_recordset(null::${table.name}, $1)`;
}

function jsonOf(table: Table, rows: readonly object[]): string {
  const columns = columnsOf(table);
  const given = (rows as readonly Record<string, unknown>[]).map((row) =>
    Object.fromEntries(columns.map(({ name, column }) => [column, row[name]])),
  );
  return storableJson(given, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}
