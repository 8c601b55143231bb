import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Derived, Key } from '../../projection.ts';
import type { RowSet, TableRows } from '../fold/row-set.ts';
import { snakeCase, type Table } from '../tables/table.ts';
import { copyText } from './copy-text.ts';
import { insertRows, upsertRows } from './insert.ts';

/** Of so many rows a statement costs less than COPY, which goes to Postgres twice; of more COPY does, here and there. */
const few = 100;

/** Adds rows. */
export async function addRows<Row extends object>(
  client: ClientBase,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await (rows.length <= few ? insertRows : copyRows)(client, table, rows);
}

async function copyRows<Row extends object>(
  client: ClientBase,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(table.columns).map(snakeCase).join(', ');
  const into = client.query(copyFrom(`copy ${table.name} (${columns}) from stdin`));
  await pipeline(Readable.from([copyText(table, rows)]), into);
}

async function deleteRows(client: Client, table: Table, keys: readonly Key[]): Promise<void> {
  if (keys.length === 0) return;
  await client.query({
    name: `delete ${table.name}`,
    text: `delete from ${table.name} where ${snakeCase(table.key)} = any($1::${table.columns[table.key]}[])`,
    values: [keys],
  });
}

/** Writes every changed row: what was there is replaced, what is new is added. */
export async function writeRows(client: Client, rowSet: RowSet): Promise<void> {
  for (const { table, rows } of rowSet.all()) {
    const changed = [...rows].filter(([, { before, after }]) => before !== after);
    const standing = changed.flatMap(([, { after }]) => (after === null ? [] : [after]));
    const isReplaced = standing.length <= few;
    const leaving = changed.filter(
      ([, { before, after }]) => before !== null && (after === null || !isReplaced),
    );
    await deleteRows(
      client,
      table,
      leaving.map(([key]) => key),
    );
    if (standing.length > 0) await (isReplaced ? upsertRows : copyRows)(client, table, standing);
  }
}

/** Writes the rows that follow from changed ones, where they are others than before. */
export async function writeDerived(
  client: Client,
  rowSet: RowSet,
  derived: readonly Derived[],
): Promise<void> {
  for (const { source, table, rows } of derived) {
    const changed = changesOf(rowSet.of(source), rows);
    await deleteRows(
      client,
      table,
      changed.flatMap(({ key, before }) => (before.length === 0 ? [] : [key])),
    );
    await addRows(
      client,
      table,
      changed.flatMap(({ after }) => after),
    );
  }
}

function changesOf({ rows: sources }: TableRows, rowsOf: Derived['rows']) {
  return [...sources]
    .map(([key, { before, after }]) => ({
      key,
      before: before === null ? [] : rowsOf(before),
      after: after === null ? [] : rowsOf(after),
    }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}
