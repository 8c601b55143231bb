import { type SqlBool, sql } from 'kysely';
import type { Actor } from '#domain/actor.ts';
import type { Caller } from '#http/caller.ts';
import { notFound } from '#http/errors.ts';
import { type Listed, pagingOf } from '#http/lists.ts';
import type { SavedViewRow } from '#projections/views/tables.ts';
import type { ReadModels } from '../database.ts';
import type { ReadDeps } from '../deps.ts';
import { countOf } from '../kit/count-rows.ts';
import { actorNames } from '../kit/history/actors.ts';
import type { SavedView } from './contract.ts';
import { savedViewsFor } from './scope.ts';

interface ViewsQuery {
  room?: string;
  is_pinned?: boolean;
  limit?: number;
  offset?: number;
}

/** The views that the caller may see, by name: its own and those that colleagues share. */
export async function listViews(
  deps: ReadDeps,
  caller: Caller,
  query: ViewsQuery,
): Promise<Listed<SavedView>> {
  const all = savedViewsFor(deps.db, caller);
  const ofRoom = query.room === undefined ? all : all.where('view.room', '=', query.room);
  const views = query.is_pinned === undefined ? ofRoom : ofRoom.where(isPinnedBy(caller, query.is_pinned));
  const paging = pagingOf(query);
  const [count, rows] = await Promise.all([
    countOf(views.select((select) => select.fn.countAll<bigint>().as('count'))),
    views
      .selectAll('view')
      .orderBy('view.name')
      .orderBy('view.id')
      .limit(paging.limit)
      .offset(paging.offset)
      .execute(),
  ]);
  return { paging, count, data: await shown(deps, caller, rows) };
}

/** Returns one view that the caller may see, for links to a view. */
export async function oneView(deps: ReadDeps, caller: Caller, id: number): Promise<SavedView> {
  const rows = await savedViewsFor(deps.db, caller).where('view.id', '=', id).selectAll('view').execute();
  const [view] = await shown(deps, caller, rows);
  if (view === undefined) throw notFound('saved_view', id);
  return view;
}

async function shown(deps: ReadDeps, caller: Caller, rows: readonly SavedViewRow[]): Promise<SavedView[]> {
  const [names, first, pinned] = await Promise.all([
    actorNames(deps, caller, rows.map(ownerOf)),
    chosenBy(deps.db, 'read.firstViews', caller),
    chosenBy(deps.db, 'read.pinnedViews', caller),
  ]);
  return rows.map((row) => {
    const owner = ownerOf(row);
    return {
      id: row.id,
      room: row.room,
      name: row.name,
      state: { ...row.state, columns: row.state.columns && [...row.state.columns] },
      isShared: row.isShared,
      owner: { label: owner.label, id: row.ownerId, name: names(owner) },
      isOwn: row.ownerLabel === caller.label && row.ownerId === caller.id,
      isFirst: first.has(row.id),
      isPinned: pinned.has(row.id),
      revision: String(row.revision),
      createdTime: row.createdAt,
      updatedTime: row.updatedAt,
    };
  });
}

function ownerOf({ ownerLabel, ownerId }: SavedViewRow): Actor {
  return { label: ownerLabel, id: ownerId };
}

/** The views that the caller chose as first view or pinned. */
async function chosenBy(
  db: ReadModels,
  table: 'read.firstViews' | 'read.pinnedViews',
  caller: Caller,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom(table)
    .where('ownerLabel', '=', caller.label)
    .where('ownerId', '=', caller.id)
    .select('viewId')
    .execute();
  return new Set(rows.map(({ viewId }) => viewId));
}

function isPinnedBy({ label, id }: Caller, isPinned: boolean) {
  return sql<SqlBool>`(view.id in (
    select view_id from read.pinned_views where owner_label = ${label} and owner_id = ${id}
  )) = ${isPinned}`;
}
