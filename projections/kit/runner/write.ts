import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client, QueryConfig } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { sameJson } from '#domain/changed-fields.ts';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { AnyDerived, Key } from '../../projection.ts';
import type { RowSet, TableRows } from '../fold/row-set.ts';
import type { Table } from '../tables/table.ts';
import { copyText } from './copy-text.ts';
import { inOrder } from './in-order.ts';
import { insertOf, upsertOf } from './insert.ts';

/** The maximum number of rows for an insert statement. For more rows, COPY is faster despite its two round trips. */
const few = 100;

/** New rows of a table that has no rows with their keys. */
export interface Added {
  table: Table;
  rows: readonly object[];
}

/** One write of a transaction; writes run in order. */
export type Write = QueryConfig | Added;

/**
 * Returns a job for each write. COPY needs the connection for itself, so a pipelined connection inserts even many rows by
 * statement.
 */
export function writing(client: Client, writes: readonly Write[]): (() => Promise<unknown>)[] {
  return writes.map((write) => () => {
    if (!('table' in write)) return client.query(write);
    const isCopied = write.rows.length > few && !client.pipeline;
    return isCopied ? copyRows(client, write) : client.query(insertOf(write.table, write.rows));
  });
}

/** Runs all writes in the caller's transaction. */
export async function send(client: Client, writes: readonly Write[]): Promise<void> {
  await inOrder(client, writing(client, writes));
}

async function copyRows(client: Client, { table, rows }: Added): Promise<void> {
  const columns = Object.keys(table.columns).map(snakeCase).join(', ');
  const into = client.query(copyFrom(`copy ${table.name} (${columns}) from stdin`));
  await pipeline(Readable.from([copyText(table, rows)]), into);
}

function deleted(table: Table, keys: readonly Key[]): Write[] {
  if (keys.length === 0) return [];
  const text = `delete from ${table.name} where ${snakeCase(table.key)} = any($1::${table.columns[table.key]}[])`;
  return [{ name: `delete ${table.name}`, text, values: [keys] }];
}

function added(table: Table, rows: readonly object[]): Write[] {
  return rows.length === 0 ? [] : [{ table, rows }];
}

/** Returns the writes for every changed row: existing rows are replaced, new ones added. */
export function changedRows(rowSet: RowSet): Write[] {
  return rowSet.all().flatMap(({ table, rows }) => {
    const changed = [...rows].filter(([, { before, after }]) => before !== after);
    const standing = changed.flatMap(([, { after }]) => (after === null ? [] : [after]));
    const isReplaced = standing.length > 0 && standing.length <= few;
    const leaving = changed.flatMap(([key, { before, after }]) =>
      before !== null && (after === null || !isReplaced) ? [key] : [],
    );
    return [
      ...deleted(table, leaving),
      ...(isReplaced ? [upsertOf(table, standing)] : added(table, standing)),
    ];
  });
}

/** Returns the writes for derived rows that differ from before. */
export function derivedRows(rowSet: RowSet, derived: readonly AnyDerived[]): Write[] {
  return derived.flatMap(({ source, table, rowKey, rows }) => {
    const changed = changesOf(rowSet.of(source), rows);
    const grown = rowKey === undefined ? [] : changed.filter((change) => isGrown(change, rowKey));
    const replaced = changed.filter((change) => !grown.includes(change));
    const leaving = replaced.flatMap(({ key, before }) => (before.length === 0 ? [] : [key]));
    const other = grown.flatMap(({ before, after }) => newRows(before, after));
    return [
      ...deleted(table, leaving),
      ...(other.length === 0 ? [] : [upsertOf(table, other, rowKey)]),
      ...added(
        table,
        replaced.flatMap(({ after }) => after),
      ),
    ];
  });
}

interface Change {
  key: Key;
  before: readonly object[];
  after: readonly object[];
}

/** Returns whether all rows from before are still there, perhaps with other values. */
function isGrown({ before, after }: Change, rowKey: readonly string[]): boolean {
  if (before.length === 0) return false;
  const keyOf = (row: object) => rowKey.map((name) => (row as Record<string, unknown>)[name]).join();
  const still = new Set(after.map(keyOf));
  return before.every((row) => still.has(keyOf(row)));
}

function newRows(before: readonly object[], after: readonly object[]): object[] {
  const known = new Set(before.map(textOf));
  return after.filter((row) => !known.has(textOf(row)));
}

function textOf(row: object): string {
  return JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? String(value) : value));
}

function changesOf({ rows: sources }: TableRows, rowsOf: AnyDerived['rows']): Change[] {
  return [...sources]
    .filter(([, { before, after }]) => before !== after)
    .map(([key, { before, after }]) => ({
      key,
      before: before === null ? [] : rowsOf(before),
      after: after === null ? [] : rowsOf(after),
    }))
    .filter(({ before, after }) => !sameJson(before, after));
}
