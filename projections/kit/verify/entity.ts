import type { Client } from 'pg';
import type { Upcasters } from '#domain/upcasters.ts';
import type { Key, ReadModels, Recorded } from '../../projection.ts';
import { routes, type Touch } from '../fold/touches.ts';
import { together } from '../rebuild/generations.ts';
import { readMirroredStreams } from '../rebuild/mirror.ts';
import { RebuildRefused } from '../rebuild/refused.ts';
import type { Table } from '../tables/table.ts';
import { bareName, type Target } from './row-differences.ts';

/**
 * The entity that a request names. It is a row, by its projection (or table) and key: `stock_items 7`. Or it is all rows made
 * by an entity's own stream, by category and id: `stock_item 7` for the garment, its memos and its rentals.
 */
export interface Entity {
  name: string;
  id: string;
}

/** The rows that a request names, and the streams whose events touch these rows. */
export interface Sought {
  targets: readonly Target[];
  streams: readonly string[];
}

/**
 * Returns the read models that can have rows of this name, with those that must be built together with them. Folding the
 * entity into all other tables would take most of the time.
 */
export function modelsOf(models: ReadModels, { name }: Entity): ReadModels {
  const isNamed = (table: Table) => bareName(table) === name;
  const sources = models.derived.filter(({ table }) => isNamed(table)).map(({ source }) => source.name);
  const meant = models.projections.filter(
    ({ name: own, table, categories }) =>
      own === name || isNamed(table) || categories.includes(name) || sources.includes(table.name),
  );
  return together(
    models,
    meant.map((projection) => projection.name),
  );
}

/**
 * Finds the rows that an entity's name means.
 *
 * @throws {RebuildRefused} for an unknown name, or if an entity of this category has no events.
 */
export async function seek(
  client: Client,
  models: ReadModels,
  { name, id }: Entity,
  upcasters?: Upcasters,
): Promise<Sought> {
  const streams = await streamsOf(client, models, { name, id }, upcasters);
  if (streams !== null) return streams;
  const tables = models.projections.filter(
    (projection) => projection.name === name || bareName(projection.table) === name,
  );
  const table =
    tables[0]?.table ?? models.derived.find((derived) => bareName(derived.table) === name)?.source;
  if (table === undefined) {
    const isCategory = models.projections.some(({ categories }) => categories.includes(name));
    throw new RebuildRefused(
      isCategory
        ? `${name}-${id} has no events; a row that no event tells of is named by its projection`
        : `nothing is called ${name}: name a projection (${models.projections.map((each) => each.name).join(', ')}) or the category of a stream`,
    );
  }
  const key = asKey(table, id);
  return {
    targets: withDerived(models, [{ table, keys: [key] }]),
    streams: await streamsTouching(client, models, table, key, upcasters),
  };
}

function asKey(table: Table, id: string): Key {
  if (table.columns[table.key] !== 'integer') return id;
  if (!/^\d{1,9}$/.test(id))
    throw new RebuildRefused(`rows of ${bareName(table)} are named by number, not ${id}`);
  return Number(id);
}

/** Returns all rows that the events of one stream touch; null if the stream has no events or no projection reads its category. */
async function streamsOf(
  client: Client,
  models: ReadModels,
  { name, id }: Entity,
  upcasters?: Upcasters,
): Promise<Sought | null> {
  if (!models.projections.some(({ categories }) => categories.includes(name))) return null;
  const stream = `${name}-${id}`;
  const events = await readMirroredStreams(client, [stream], upcasters);
  const touches = events.flatMap(routes(models).touches);
  const keys = new Map<Table, Set<Key>>();
  for (const touch of touches.filter(({ error }) => error === null)) {
    const { table } = touch.projection;
    keys.set(table, (keys.get(table) ?? new Set()).union(new Set(touch.keys)));
  }
  if (keys.size === 0) return null;
  const targets = [...keys].map(([table, own]) => ({ table, keys: [...own] }));
  return { targets: withDerived(models, targets), streams: [stream] };
}

/** Returns the targets together with the rows that are derived from them. */
function withDerived({ derived }: ReadModels, targets: readonly Target[]): Target[] {
  return targets.flatMap(({ table, keys }) => {
    const following = derived.filter(({ source }) => source.name === table.name);
    return [{ table, keys }, ...following.map((each) => ({ table: each.table, keys }))];
  });
}

/**
 * Finds the streams with events that touch a row. For most tables the row's key names the stream; otherwise it searches all
 * events of the projections' categories.
 */
async function streamsTouching(
  client: Client,
  models: ReadModels,
  table: Table,
  key: Key,
  upcasters?: Upcasters,
): Promise<string[]> {
  const names = (touch: Touch) => touch.projection.table.name === table.name && touch.keys.includes(key);
  const touching = (events: readonly Recorded[]) => [
    ...new Set(
      events.filter((event) => routes(models).touches(event).some(names)).map(({ stream }) => stream),
    ),
  ];
  const categories = models.projections
    .filter((projection) => projection.table.name === table.name)
    .flatMap((projection) => projection.categories);
  const text = String(key);
  const colon = text.indexOf(':');
  const ids = colon < 0 ? [text] : [text, text.slice(0, colon), text.slice(colon + 1)];
  const likely = [...ids, ...categories.flatMap((category) => ids.map((id) => `${category}-${id}`))];
  const found = touching(await readMirroredStreams(client, likely, upcasters));
  if (found.length > 0) return found;
  const { rows } = await client.query<{ stream: string }>(
    `select distinct stream from read.log
     where category = any($1) and position($2 in data::text) > 0`,
    [categories, JSON.stringify(text).slice(1, -1)],
  );
  return touching(
    await readMirroredStreams(
      client,
      rows.map(({ stream }) => stream),
      upcasters,
    ),
  );
}
