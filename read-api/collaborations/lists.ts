import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { collaborationStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { DaysParam, FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { type CollaborationFound, wholeCollaborations } from './scope.ts';

export const collaborationList = sortedList(
  wholeCollaborations,
  {
    id: 'collaboration.id',
    name: 'collaboration.name',
    start_date: 'collaboration.startDate',
    end_date: 'collaboration.endDate',
    post_until: 'collaboration.postUntil',
    created_time: 'collaboration.createdAt',
    updated_time: 'collaboration.updatedAt',
  },
  newestFirst,
  [],
);

export const CollaborationFilters = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  statuses: Type.Optional(SomeOf(collaborationStatuses)),
  brand_id: Type.Optional(IdParam),
  /** Collaborations that have some of these days. */
  days: Type.Optional(DaysParam),
  is_look_taggable: Type.Optional(FlagParam),
  created_time: Type.Optional(PeriodParam),
};
export const CollaborationsQuery = ListQuery({ ...CollaborationFilters, order: collaborationList.param });
export type CollaborationsParams = Omit<Static<typeof CollaborationsQuery>, 'limit' | 'offset' | 'order'>;

type Seen = Pick<Reading, 'db' | 'caller' | 'now'>;

/** Collaborations that the caller may see and that match all filters, unsorted. `q` searches names and brands. */
export function filteredCollaborations({ db, caller, now }: Seen, query: CollaborationsParams) {
  const { ids, statuses, days, created_time: created } = query;
  const { q, brand_id: brandId, is_look_taggable: isTaggable } = query;
  let found = wholeCollaborations(db, caller, now);
  if (ids !== undefined) found = found.where(among('collaboration.id', ids));
  if (statuses !== undefined) found = found.where(among('collaboration.status', statuses));
  if (brandId !== undefined) found = found.where('collaboration.brandId', '=', brandId);
  if (days !== undefined) {
    found = found
      .where('collaboration.startDate', '<=', days.to)
      .where('collaboration.endDate', '>=', days.from);
  }
  if (isTaggable !== undefined) found = found.where('collaboration.isLookTaggable', '=', isTaggable);
  if (created !== undefined) found = found.where(within('collaboration.created_at', created));
  if (q !== undefined) found = found.where(saying(q));
  return found;
}

function saying(text: string) {
  const places = ['collaboration.name', 'brand.name', 'brand.name_ko'].map((column) => holds(column, text));
  return sql<SqlBool>`(${sql.join(places, sql` or `)})`;
}

/** The same, sorted. */
export function matchingCollaborations(
  reading: Seen,
  { order, ...query }: Static<typeof CollaborationsQuery>,
): Rows<CollaborationFound> {
  const found = filteredCollaborations(reading, query);
  return rowsOf(found, collaborationList.sorted(found, order));
}
