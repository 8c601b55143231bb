import { sql } from 'kysely';
import Type, { type Static } from 'typebox';
import type { ReferenceKind } from '#domain/reference/reference-kinds.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { FlagParam, IdParam, TextParam } from '#http/filters.ts';
import { type Listed, ListQuery, OrderParam, pagingOf, sortingOf } from '#http/lists.ts';
import type { ReferenceRow } from '#projections/reference/tables.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { countOf } from '../kit/count-rows.ts';
import { holds } from '../kit/search.ts';
import type { ReferenceEntry } from './contract.ts';

const orders = ['priority', 'name', 'id'] as const;
const filters = {
  name: Type.Optional(TextParam),
  is_published: Type.Optional(FlagParam),
  order: OrderParam(orders),
};
export const ReferenceParams = ListQuery(filters);
export const MeasurementTypeParams = ListQuery({ ...filters, category_id: Type.Optional(IdParam) });
type Query = Static<typeof MeasurementTypeParams>;

/** Entries that are not retired; members see published entries only. */
export function entriesFor(db: ReadModels, caller: Caller, kind: ReferenceKind) {
  const entries = db
    .selectFrom('read.reference as entry')
    .where('entry.kind', '=', kind)
    .where('entry.status', '=', 'active');
  return caller.label === 'user' ? entries.where('entry.isPublished', '=', true) : entries;
}

/** Returns one page of a kind, by priority by default. */
export async function listEntries(
  { db }: Pick<ReadDeps, 'db'>,
  caller: Caller,
  kind: ReferenceKind,
  query: Query,
): Promise<Listed<ReferenceEntry>> {
  let entries = entriesFor(db, caller, kind);
  if (query.name !== undefined) entries = entries.where(holds('entry.name', query.name));
  if (query.is_published !== undefined) entries = entries.where('entry.isPublished', '=', query.is_published);
  if (query.category_id !== undefined) {
    entries = entries.where(
      sql<boolean>`entry.fields -> 'categoryIds' @> ${String(query.category_id)}::jsonb`,
    );
  }
  const { field, descending } = sortingOf<(typeof orders)[number]>(query.order, {
    field: 'priority',
    descending: false,
  });
  const direction = descending ? 'desc' : 'asc';
  const paging = pagingOf(query);
  const [count, rows] = await Promise.all([
    countOf(entries.select((select) => select.fn.countAll<bigint>().as('count'))),
    entries
      .selectAll('entry')
      .orderBy(`entry.${field}`, direction)
      .orderBy('entry.id', direction)
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
  ]);
  return { paging, count, data: await shown(db, caller, kind, rows) };
}

export async function oneEntry(
  { db }: ReadDeps,
  caller: Caller,
  kind: ReferenceKind,
  id: number,
): Promise<ReferenceEntry> {
  const rows = await entriesFor(db, caller, kind).where('entry.id', '=', id).selectAll('entry').execute();
  const [entry] = await shown(db, caller, kind, rows);
  if (entry === undefined) throw notFound(kind, id);
  return entry;
}

async function shown(
  db: ReadModels,
  caller: Caller,
  kind: ReferenceKind,
  rows: readonly ReferenceRow[],
): Promise<ReferenceEntry[]> {
  const children = kind === 'category' ? await childrenOf(db, caller, rows) : null;
  return rows.map((row) => ({
    ...row.fields,
    name: row.name,
    priority: row.priority,
    isPublished: row.isPublished,
    id: row.id,
    revision: String(row.revision),
    createdTime: row.createdAt,
    updatedTime: row.updatedAt,
    ...(children !== null && { children: children.get(row.id) ?? [] }),
  }));
}

async function childrenOf(db: ReadModels, caller: Caller, parents: readonly ReferenceRow[]) {
  const ids = parents.map(({ id }) => id);
  const rows = await entriesFor(db, caller, 'category')
    .where(sql<boolean>`entry.parent_id = any(${ids})`)
    .select(['entry.id', 'entry.name', 'entry.parentId'])
    .orderBy('entry.priority')
    .orderBy('entry.id')
    .execute();
  return Map.groupBy(rows, (row) => row.parentId)
    .entries()
    .reduce((byParent, [parentId, children]) => {
      const shownChildren = children.map(({ id, name }) => ({ id, name }));
      return parentId === null ? byParent : byParent.set(parentId, shownChildren);
    }, new Map<number, { id: number; name: string }[]>());
}
