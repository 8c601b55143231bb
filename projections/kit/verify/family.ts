import type { Client } from 'pg';
import { snakeCase } from '#domain/text/snake-case.ts';
import type { Upcasters } from '#domain/upcasters.ts';
import { entityOf } from '#event-store/stored-event.ts';
import type { Key, ReadModels } from '../../projection.ts';
import { alsoSought, routes } from '../fold/touches.ts';
import type { Unsealer } from '../fold/unsealing.ts';
import { besides, commonTables, placeOf, tablesOf } from '../rebuild/generations.ts';
import { readMirroredStreams } from '../rebuild/mirror.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import { foldRecorded, type Setting, writeFolded } from '../runner/folded.ts';
import { loadRows } from '../runner/load.ts';
import { isPermanent } from '../runner/poison.ts';
import type { Table } from '../tables/table.ts';
import type { Sought } from './entity.ts';
import type { Target } from './row-differences.ts';
import { scratch } from './scratch.ts';

/** What a fold of single entities needs: a connection with its scratch tables, and the read models. */
export interface FamilySetting {
  client: Client;
  models: ReadModels;
  unsealer: Unsealer;
  upcasters?: Upcasters;
}

/**
 * Folds all events that affect the requested rows into this connection's scratch tables: events that name the rows, events
 * of their rollup sources, and events that find the rows by another column than the key.
 *
 * @throws {RebuildRefused} if one of the requested rows cannot take an event.
 */
export async function foldFamily(family: FamilySetting, { targets, streams }: Sought): Promise<void> {
  const { client, models, unsealer, upcasters } = family;
  const folding = besides(models, scratch);
  const setting: Setting = { client, models: folding, routes: routes(folding), unsealer, upcasters };
  const all = new Set(streams);
  for (let size = -1; size < all.size; ) {
    size = all.size;
    const tables = [...tablesOf(folding).map(({ name }) => name), ...Object.values(commonTables(scratch))];
    await client.query(`truncate ${tables.join(', ')}`);
    const events = await readMirroredStreams(client, [...all], upcasters);
    const folded = await foldRecorded(setting, events, new Set());
    const parked = folded.parking.newly.find(({ projection, entity }) =>
      isSought(models, targets, projection, entity),
    );
    if (parked !== undefined) {
      throw new RebuildRefused(
        `${parked.type} of ${parked.stream} cannot be taken by ${parked.projection}: ${parked.error}`,
      );
    }
    try {
      await writeFolded(setting, folded, commonTables(scratch));
    } catch (error) {
      if (!isPermanent(error) || !(error instanceof Error)) throw error;
      throw new RebuildRefused(`the database refuses what the events say: ${error.message}`);
    }
    for (const { table, keys } of targets) {
      for (const stream of await furtherStreams(family, table, keys)) all.add(stream);
    }
  }
}

function isSought(
  { projections }: ReadModels,
  targets: readonly Target[],
  projection: string,
  entity: string,
): boolean {
  const table = projections.find(({ name }) => name === projection)?.table.name;
  return targets.some(
    (target) => target.table.name === table && target.keys.some((key) => String(key) === entity),
  );
}

/** Returns further streams that affect these rows, according to the rows folded so far. */
async function furtherStreams(family: FamilySetting, table: Table, keys: readonly Key[]): Promise<string[]> {
  const { client, models } = family;
  const folded = await loadRows(client, { ...table, name: `${scratch}.${placeOf(table)[1]}` }, keys);
  return [
    ...(await streamsOfSources(client, models, table, keys, folded)),
    ...(await streamsThatLook(family, table, folded)),
  ];
}

/** Returns the streams of the rows from which rollups copy values to these rows. */
async function streamsOfSources(
  client: Client,
  models: ReadModels,
  table: Table,
  keys: readonly Key[],
  folded: readonly object[],
): Promise<string[]> {
  const streams: string[] = [];
  for (const { source, target, column, sources } of models.rollups) {
    if (target.name !== table.name) continue;
    const rows = await loadRows(client, source, keys, column);
    const ids = [
      ...rows.map((row) => (row as Record<string, Key>)[source.key]),
      ...folded.flatMap((row) => sources(row)),
    ];
    const readers = models.projections.filter((projection) => projection.table.name === source.name);
    streams.push(
      ...readers.flatMap(({ categories }) => categories).flatMap((name) => ids.map((id) => `${name}-${id}`)),
    );
  }
  return streams;
}

/** Returns the streams with events that search for rows by a value that one of these rows has. */
async function streamsThatLook(
  { client, models, upcasters }: FamilySetting,
  table: Table,
  folded: readonly object[],
): Promise<string[]> {
  const looking = models.projections.filter(
    (projection) => projection.table.name === table.name && projection.also !== undefined,
  );
  const values = folded.flatMap((row) => Object.values(row)).filter((value) => typeof value === 'number');
  const likely = looking
    .flatMap(({ categories }) => categories)
    .flatMap((category) => [...new Set(values)].map((value) => `${category}-${value}`));
  if (likely.length === 0) return [];
  const finds = (column: string, value: Key) =>
    folded.some((row) => (row as Record<string, unknown>)[column] === value);
  const events = await readMirroredStreams(client, likely, upcasters);
  return events
    .filter((event) =>
      looking.some((projection) => {
        const also = alsoSought(projection, event);
        return (
          also !== null &&
          projection.categories.includes(entityOf(event.stream).category) &&
          finds(also.column, also.value)
        );
      }),
    )
    .map(({ stream }) => stream);
}

/** Replaces the live rows with the folded rows. */
export async function replaceRows(client: Client, table: Table, keys: readonly Key[]): Promise<void> {
  const isOne = `${snakeCase(table.key)} = any($1::${table.columns[table.key]}[])`;
  const columns = Object.keys(table.columns).map(snakeCase).join(', ');
  await client.query(`delete from ${table.name} where ${isOne}`, [keys]);
  await client.query(
    `insert into ${table.name} (${columns}) select ${columns} from ${scratch}.${placeOf(table)[1]} where ${isOne}`,
    [keys],
  );
}
