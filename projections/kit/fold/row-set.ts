import type { Key } from '../../projection.ts';
import type { Table } from '../tables/table.ts';

/** Rows of a table with one of these values in a column. */
export interface Sought {
  table: Table;
  values: readonly Key[];
  column: string;
}

/** Answers the rows of each. */
export type LoadRows = (sought: readonly Sought[]) => Promise<readonly (readonly object[])[]>;

/** A row before the batch and as it stands now; null where there is none. */
export interface Loaded {
  before: object | null;
  after: object | null;
}

/** The rows of one table that a batch touches. */
export class TableRows {
  readonly table: Table;
  readonly rows = new Map<Key, Loaded>();
  /** By column and value, the rows that have had the value in this batch: few enough to look at, and none left out. */
  readonly #sought = new Map<string, Map<unknown, Set<Key>>>();
  /** By column, the values whose rows are all here. */
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

  /** The row as it stands now, null for none; undefined where nothing here changed it. */
  changed(key: Key): object | null | undefined {
    const loaded = this.rows.get(key);
    return loaded === undefined || loaded.before === loaded.after ? undefined : loaded.after;
  }

  /** Those of the values whose rows may not all be here yet; from now on they count as here. */
  toLoad(column: string, values: readonly Key[]): Key[] {
    if (column === this.table.key) return values.filter((key) => !this.rows.has(key));
    const loaded = this.#loaded.get(column) ?? new Set();
    this.#loaded.set(column, loaded);
    return values.filter((value) => !loaded.has(value) && loaded.add(value));
  }

  /** The rows that have this value now. */
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

/** All rows that a batch touches, loaded with one statement a table and column. */
export class RowSet {
  readonly #loadRows: LoadRows;
  readonly #tables = new Map<string, TableRows>();
  /** What was folded just before and may not be written yet: its rows stand before those of the database. */
  #former: RowSet | null;

  constructor(loadRows: LoadRows, former: RowSet | null = null) {
    this.#loadRows = loadRows;
    this.#former = former;
  }

  /** The rows of the events that follow, while these here are being written; those before these are written by now. */
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

  /** Loads what is not there yet, all of it at once; by another column than the key, too. */
  async load(wanted: readonly Sought[]): Promise<void> {
    const missing = wanted.map((each) => this.#missing(each)).filter(({ values }) => values.length > 0);
    if (missing.length === 0) return;
    const found = await this.#loadRows(missing);
    for (const [at, sought] of missing.entries()) this.#take(sought, found[at] ?? []);
  }

  /** What the database has to be asked for: what was folded just before is taken from there. */
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
