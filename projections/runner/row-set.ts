import type { Client } from 'pg';
import type { Key } from '../projection.ts';
import type { Table } from '../tables/table.ts';
import { loadRows } from './load.ts';

/** A row before the batch and as it stands now; null where there is none. */
export interface Loaded {
  before: object | null;
  after: object | null;
}

/** The rows of one table that a batch touches. */
export interface TableRows {
  table: Table;
  rows: Map<Key, Loaded>;
}

/** All rows that a batch touches, loaded with one statement a table. */
export class RowSet {
  readonly #client: Client;
  readonly #tables = new Map<string, TableRows>();

  constructor(client: Client) {
    this.#client = client;
  }

  of(table: Table): TableRows {
    let known = this.#tables.get(table.name);
    if (known === undefined) {
      known = { table, rows: new Map() };
      this.#tables.set(table.name, known);
    }
    return known;
  }

  all(): TableRows[] {
    return [...this.#tables.values()];
  }

  /** Loads what is not there yet. `column` finds rows by another column than the key. */
  async load(table: Table, values: Iterable<Key>, column: string = table.key): Promise<void> {
    const { rows } = this.of(table);
    const isKey = column === table.key;
    const missing = isKey ? [...values].filter((key) => !rows.has(key)) : [...values];
    for (const row of await loadRows(this.#client, table, missing, column)) {
      const key = (row as Record<string, Key>)[table.key] as Key;
      if (!rows.has(key) || isKey) rows.set(key, { before: row, after: row });
    }
    if (!isKey) return;
    for (const key of missing) if (!rows.has(key)) rows.set(key, { before: null, after: null });
  }
}
