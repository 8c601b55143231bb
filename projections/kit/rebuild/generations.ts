import type { ReadModels } from '../../projection.ts';
import type { CommonTables } from '../runner/folded.ts';
import type { CounterRow } from '../tables/counters.ts';
import type { DayTable } from '../tables/day-table.ts';
import type { Table } from '../tables/table.ts';
import { RebuildRefused } from './refused.ts';

/**
 * The schemas of tables beside the live ones. `read_next` has the tables of a rebuild, and `read_former` the tables that were
 * live before it. `pg_temp` has one connection's folds for a verification; Postgres drops it with the connection.
 */
export type Beside = 'read_next' | 'read_former' | 'pg_temp';

/** Returns the schema and the bare name of a table: `read.users` → `['read', 'users']`. */
export function placeOf({ name }: Table): [schema: string, bare: string] {
  const [schema = '', bare = ''] = name.split('.');
  return [schema, bare];
}

/** Returns whether the table has readable personal data. */
export function isPrivate(table: Table): boolean {
  return placeOf(table)[0] === 'private';
}

/** Returns these read models with their tables in another schema. */
export function besides(models: ReadModels, schema: Beside): ReadModels {
  const moved = new Map<string, Table>();
  const move = (table: Table): Table => {
    const known = moved.get(table.name) ?? { ...table, name: `${schema}.${placeOf(table)[1]}` };
    moved.set(table.name, known);
    return known;
  };
  return {
    projections: models.projections.map((projection) => ({ ...projection, table: move(projection.table) })),
    rollups: models.rollups.map((rollup) => ({
      ...rollup,
      source: move(rollup.source),
      target: move(rollup.target),
    })),
    derived: models.derived.map((derived) => ({
      ...derived,
      source: move(derived.source),
      table: move(derived.table),
    })),
    stats: models.stats.map(({ keptIn, byDay, ...stat }) => ({
      ...stat,
      table: move(stat.table),
      ...(keptIn && { keptIn: move(keptIn) as Table<CounterRow> }),
      ...(byDay && { byDay: { ...byDay, keptIn: move(byDay.keptIn) as DayTable } }),
    })),
  };
}

export function commonTables(schema: Beside): CommonTables {
  return { counters: `${schema}.counters`, parked: `${schema}.parked` };
}

/** Returns every table of these read models: tables of rows, and stats' own counter tables. */
export function tablesOf(models: ReadModels): Table[] {
  const counters = models.stats.flatMap(({ keptIn, byDay }) => keptIn ?? byDay?.keptIn ?? []);
  const tables = [...tablesOfRows(models), ...counters];
  return [...new Map(tables.map((table) => [table.name, table])).values()];
}

/** Returns every table that projections, rollups and derived rows write to. */
export function tablesOfRows({ projections, rollups, derived }: ReadModels): Table[] {
  const tables = [
    ...projections.map(({ table }) => table),
    ...rollups.map(({ target }) => target),
    ...derived.map(({ table }) => table),
  ];
  return [...new Map(tables.map((table) => [table.name, table])).values()];
}

/**
 * Returns the read models of these projections; of all projections if `names` is omitted.
 *
 * @throws {RebuildRefused} for an unknown projection name.
 */
export function named(models: ReadModels, names?: readonly string[]): ReadModels {
  const all = models.projections.map(({ name }) => name);
  const unknown = (names ?? []).filter((name) => !all.includes(name));
  if (unknown.length > 0) {
    throw new RebuildRefused(`no projection is called ${unknown.join(' or ')}; there are ${all.join(', ')}`);
  }
  return together(models, names ?? all);
}

/**
 * Returns the read models of these projections with everything that must be built together with them: projections of the same
 * tables, rollups, derived rows and stats.
 */
export function together(models: ReadModels, names: readonly string[]): ReadModels {
  const tables = new Set(
    models.projections.filter(({ name }) => names.includes(name)).map(({ table }) => table.name),
  );
  const links = [
    ...models.rollups.map(({ source, target }) => [source.name, target.name] as const),
    ...models.derived.map(({ source, table }) => [source.name, table.name] as const),
  ];
  for (let size = 0; size < tables.size; ) {
    size = tables.size;
    for (const [one, other] of links) {
      if (tables.has(one)) tables.add(other);
      if (tables.has(other)) tables.add(one);
    }
  }
  return {
    projections: models.projections.filter(({ table }) => tables.has(table.name)),
    rollups: models.rollups.filter(({ target }) => tables.has(target.name)),
    derived: models.derived.filter(({ table }) => tables.has(table.name)),
    stats: models.stats.filter(({ table }) => tables.has(table.name)),
  };
}
