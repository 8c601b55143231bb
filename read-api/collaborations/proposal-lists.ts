import { type SqlBool, sql } from 'kysely';
import Type, { type Static } from 'typebox';
import { proposalStatuses } from '#domain/collaborations/collaboration-kinds.ts';
import { FlagParam, IdParam, IdsParam, PeriodParam, SomeOf, TextParam } from '#http/filters.ts';
import { ListQuery } from '#http/lists.ts';
import { type Rows, rowsOf } from '../kit/readable/rows.ts';
import type { Reading } from '../kit/reading.ts';
import { among, holds, whether, within } from '../kit/search.ts';
import { newestFirst, sortedList } from '../kit/sorted-list.ts';
import { isTagged, type ProposalFound, wholeProposals } from './scope.ts';

export const proposalList = sortedList(
  wholeProposals,
  {
    id: 'proposal.id',
    feed_index: 'proposal.feedIndex',
    created_time: 'proposal.createdAt',
    updated_time: 'proposal.updatedAt',
  },
  newestFirst,
  [],
);

export const ofCollaboration = {
  ids: Type.Optional(IdsParam),
  q: Type.Optional(TextParam),
  statuses: Type.Optional(SomeOf(proposalStatuses)),
  user_id: Type.Optional(IdParam),
  created_time: Type.Optional(PeriodParam),
  /** Whether the member has opened it. */
  is_read: Type.Optional(FlagParam),
  is_look_tagged: Type.Optional(FlagParam),
};
export const ProposalFilters = {
  ...ofCollaboration,
  brand_collaboration_id: Type.Optional(IdParam),
  brand_id: Type.Optional(IdParam),
};
export const ProposalsQuery = ListQuery({ ...ProposalFilters, order: proposalList.param });
export const ProposalsOfCollaborationQuery = ListQuery({ ...ofCollaboration, order: proposalList.param });
export type ProposalsParams = Omit<Static<typeof ProposalsQuery>, 'limit' | 'offset' | 'order'>;

type Seen = Pick<Reading, 'db' | 'caller' | 'now'>;

/** Proposals that the caller may see and that match all filters, unsorted. `q` searches usernames, names and brands. */
export function filteredProposals({ db, caller, now }: Seen, query: ProposalsParams) {
  const { ids, statuses, created_time: created } = query;
  const { q, brand_collaboration_id: collaborationId, brand_id: brandId, user_id: userId } = query;
  const { is_read: isRead, is_look_tagged: isLookTagged } = query;
  let found = wholeProposals(db, caller, now);
  if (ids !== undefined) found = found.where(among('proposal.id', ids));
  if (statuses !== undefined) found = found.where(among('proposal.status', statuses));
  if (collaborationId !== undefined)
    found = found.where('proposal.brandCollaborationId', '=', collaborationId);
  if (brandId !== undefined) found = found.where('proposal.brandId', '=', brandId);
  if (userId !== undefined) found = found.where('proposal.userId', '=', userId);
  if (created !== undefined) found = found.where(within('proposal.created_at', created));
  if (isRead !== undefined) {
    found = found.where(whether(sql<SqlBool>`proposal.read_at is not null`, isRead));
  }
  if (isLookTagged !== undefined) found = found.where(whether(isTagged, isLookTagged));
  if (q !== undefined) found = found.where(saying(q));
  return found;
}

function saying(text: string) {
  const columns = ['person.username', 'collaboration.name', 'brand.name', 'brand.name_ko'];
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => holds(column, text)),
    sql` or `,
  )})`;
}

/** The same, sorted. */
export function matchingProposals(
  reading: Seen,
  { order, ...query }: Static<typeof ProposalsQuery>,
): Rows<ProposalFound> {
  const found = filteredProposals(reading, query);
  return rowsOf(found, proposalList.sorted(found, order));
}
