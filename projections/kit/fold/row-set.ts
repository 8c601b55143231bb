import type { Key } from '../../projection.ts';
import type { Table } from '../tables/table.ts';

/** A query for the rows of a table that have one of these values in a column. */
export interface Sought {
  table: Table;
  values: readonly Key[];
  column: string;
}

/** Loads the rows of each query, in the order of the queries. */
export type LoadRows = (sought: readonly Sought[]) => Promise<readonly (readonly object[])[]>;

/** A row as it was before the batch, and as it is now; null if the row does not exist. */
export interface Loaded {
  before: object | null;
  after: object | null;
}

/** The rows of one table touched by a batch. */
export class TableRows {
  readonly table: Table;
  readonly rows = new Map<Key, Loaded>();
  /**
   * By column and value: the keys of rows that had the value at any time in this batch. Callers filter these keys by the
   * current value.
   */
  readonly #sought = new Map<string, Map<unknown, Set<Key>>>();
  /** By column: the values whose rows have all been loaded. */
  readonly #loaded = new Map<string, Set<Key>>();

  constructor(table: Table) {
    this.table = table;
  }

  add(key: Key, row: object | null): void {
    this.rows.set(key, { before: row, after: row });
    for (const column of this.#sought.keys()) this.#note(column, key, row);
  }

  change(key: Key, loaded: Loaded, after: object | null): void {
    if (loaded.after === after) return;
    loaded.after = after;
    for (const column of this.#sought.keys()) this.#note(column, key, after);
  }

  /** Returns the row as this batch changed it, or null if the batch deleted it; undefined if the batch did not change it. */
  changed(key: Key): object | null | undefined {
    const loaded = this.rows.get(key);
    return loaded === undefined || loaded.before === loaded.after ? undefined : loaded.after;
  }

  /** Returns those of the values whose rows may not all be loaded yet, and marks these values as loaded. */
  toLoad(column: string, values: readonly Key[]): Key[] {
    if (column === this.table.key) return values.filter((key) => !this.rows.has(key));
    const loaded = this.#loaded.get(column) ?? new Set();
    this.#loaded.set(column, loaded);
    return values.filter((value) => !loaded.has(value) && loaded.add(value));
  }

  /** Returns the keys of the rows that currently have this value. */
  keysWith(column: string, value: Key): Key[] {
    const known = this.#sought.get(column) ?? this.#seek(column);
    const keys = known.get(value) ?? [];
    return [...keys].filter((key) => valueIn(this.rows.get(key)?.after, column) === value);
  }

  #seek(column: string): Map<unknown, Set<Key>> {
    const byValue = new Map<unknown, Set<Key>>();
    this.#sought.set(column, byValue);
    for (const [key, { after }] of this.rows) this.#note(column, key, after);
    return byValue;
  }

  #note(column: string, key: Key, row: object | null): void {
    if (row === null) return;
    const byValue = this.#sought.get(column);
    const value = valueIn(row, column);
    const known = byValue?.get(value);
    if (known === undefined) byValue?.set(value, new Set([key]));
    else known.add(key);
  }
}

function valueIn(row: object | null | undefined, column: string): unknown {
  return (row as Record<string, unknown> | null | undefined)?.[column];
}

/** All rows touched by a batch, loaded with one statement per table and column. */
export class RowSet {
  readonly #loadRows: LoadRows;
  readonly #tables = new Map<string, TableRows>();
  /** The previous row set, which may not be written yet. Its rows take precedence over the database. */
  #former: RowSet | null;

  constructor(loadRows: LoadRows, former: RowSet | null = null) {
    this.#loadRows = loadRows;
    this.#former = former;
  }

  /**
   * Returns a row set for the next events, to use while this one is being written. The row set before this one must be written
   * by now.
   */
  next(): RowSet {
    this.#former = null;
    return new RowSet(this.#loadRows, this);
  }

  of(table: Table): TableRows {
    let known = this.#tables.get(table.name);
    if (known === undefined) {
      known = new TableRows(table);
      this.#tables.set(table.name, known);
    }
    return known;
  }

  all(): TableRows[] {
    return [...this.#tables.values()];
  }

  /** Loads all missing rows in one call, by key or by another column. */
  async load(wanted: readonly Sought[]): Promise<void> {
    const missing = wanted.map((each) => this.#missing(each)).filter(({ values }) => values.length > 0);
    if (missing.length === 0) return;
    const found = await this.#loadRows(missing);
    for (const [at, sought] of missing.entries()) this.#take(sought, found[at] ?? []);
  }

  /** Returns the rows that must come from the database, after taking changed rows from the previous row set. */
  #missing({ table, values, column }: Sought): Sought {
    const known = this.of(table);
    const former = this.#former?.of(table);
    const isKey = column === table.key;
    const missing = known.toLoad(column, values);
    for (const key of isKey ? missing : missing.flatMap((value) => former?.keysWith(column, value) ?? [])) {
      const changed = former?.changed(key);
      if (changed !== undefined && !known.rows.has(key)) known.add(key, changed);
    }
    return { table, column, values: isKey ? missing.filter((key) => !known.rows.has(key)) : missing };
  }

  #take({ table, values, column }: Sought, rows: readonly object[]): void {
    const known = this.of(table);
    const former = this.#former?.of(table);
    for (const row of rows) {
      const key = (row as Record<string, Key>)[table.key] as Key;
      if (!known.rows.has(key) && former?.changed(key) === undefined) known.add(key, row);
    }
    if (column !== table.key) return;
    for (const key of values) if (!known.rows.has(key)) known.add(key, null);
  }
}
